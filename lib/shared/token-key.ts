/** Where the specification keeps a resident's token in the browser: the key of the graph client. */
export const TOKEN_KEY = 'apollo-token'
