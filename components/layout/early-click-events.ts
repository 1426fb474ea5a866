/** React has attached its own handlers: from now on no press is lost. */
export const PAGE_HYDRATED = 'portal-hydrated'
/** What listens by an effect is attached, too. */
export const PAGE_READY = 'portal-ready'
