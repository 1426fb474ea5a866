/** What is the same for everybody: kept by anyone who asks each time whether it still holds. */
export const PUBLIC_CACHING = 'public, max-age=0, must-revalidate'

/** What is somebody's own, or holds for this one answer. */
export const OWN_CACHING = 'private, no-store'
