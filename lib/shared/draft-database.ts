/** The browser's database of files chosen in forms that are not sent yet; it goes with the resident's token. */
export const DRAFT_DATABASE = 'drafts'
