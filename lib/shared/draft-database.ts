/** The browser keeps files here that were chosen in forms not sent yet; they go with the resident's token. */
export const DRAFT_DATABASE = 'drafts'
