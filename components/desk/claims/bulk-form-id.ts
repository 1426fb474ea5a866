/** The form to which ticks of the list belong. */
export const BULK_FORM = 'bulk'
