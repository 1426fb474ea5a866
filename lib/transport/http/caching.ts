/** The same for everybody: clients cache it and revalidate each time. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** Personal or valid once: never cached. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store'
