/** React's handlers are attached: no click is lost any more. */
export const PAGE_HYDRATED = 'portal-hydrated'
/** Effects have run too. */
export const PAGE_READY = 'portal-ready'
