/** Name of the meta element of a lost page that was drawn elsewhere than at its address: it stands in the head, before any part of the page. */
export const LOST_PAGE_MARK = 'lost-page'
