/** Name of the meta element of a page that does not exist: it stands in the head, before any part of the page. */
export const LOST_PAGE_MARK = 'lost-page'
