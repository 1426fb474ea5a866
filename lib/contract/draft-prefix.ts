/** Keys of the browser's storage under which forms keep what is typed; they go with the resident's token. */
export const DRAFT_PREFIX = 'draft:'
