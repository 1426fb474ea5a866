/** An answer that is the same for everybody is kept by clients, which ask each time whether it still holds. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** An answer that is somebody's own, or holds only once, is kept by nobody. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store'
