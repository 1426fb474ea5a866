/** localStorage key of the session token, given by the specification. */
export const TOKEN_KEY = 'apollo-token'
