/** A recorded portal has this address in every link; nobody answers there. */
export const PUBLIC_URL = 'http://portal.example'
