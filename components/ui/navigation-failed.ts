/** Event on `window`, sent by whoever learns that the page could not be shown. */
export const NAVIGATION_FAILED = 'navigation-failed'
