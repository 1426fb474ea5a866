/** A lost page drawn elsewhere than at its address has this meta element in its head, before any part of the page. */
export const LOST_PAGE_MARK = 'lost-page'
