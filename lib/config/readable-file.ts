/** The text of such files is shown as a page. A stored name tells nothing and never changes its content. */
export const readableName = /^[\w-]{1,100}\.(pdf|docx)$/
