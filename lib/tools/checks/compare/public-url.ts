/** The address of a recorded portal in every link; nobody answers there. */
export const PUBLIC_URL = 'http://portal.example'
