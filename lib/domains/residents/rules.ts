export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
/** Days in which a link confirms an email. */
export const CONFIRM_EMAIL_DAYS = 3
/** Minutes in which a link sets a new password. */
export const RESET_MINUTES = 60
/** Days that actions of an unconfirmed account are kept. */
export const WAITING_DAYS = 30
/** Maximum age in minutes of a login for an action that cannot be undone. */
export const FRESH_MINUTES = 15
/** Days to restore a deleted account. */
export const UNDO_DAYS = 14
/** Told wherever an address waits to be confirmed. */
export const AFTER_CONFIRMATION = 'После этого заявки и идеи уйдут модератору, а голоса будут учтены.'
