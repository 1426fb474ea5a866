/** The specification keeps a resident's token in the browser under this key, which is the graph client's. */
export const TOKEN_KEY = 'apollo-token'
