/** Forms keep what is typed under these keys of the browser's storage; they go with the resident's token. */
export const DRAFT_PREFIX = 'draft:'
