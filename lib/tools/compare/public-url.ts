/** Address in every link of a recorded portal; nobody listens there. */
export const PUBLIC_URL = 'http://portal.example'
