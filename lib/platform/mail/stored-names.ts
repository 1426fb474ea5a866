/* eslint-disable no-restricted-syntax -- the names that plain code may not use */
/**
 * Names from when an email was called a letter. Rows, queued jobs and releases that run beside this one hold them; schema.sql
 * names the table once more.
 */

/** Queued and sent emails. */
export const EMAILS_TABLE = 'private_letters'
/** Task of Payload's queue that sends one email. */
export const SEND_EMAIL_TASK = 'sendLetter'

/** Hourly job that deletes old emails. */
export const OLD_EMAILS_JOB = 'letters'

/** An email in the input of its job and in the log. */
export interface EmailKey {
  letter: number
}

export const sendEmailInputSchema = [{ name: 'letter', type: 'number' as const, required: true }]
export const toEmailKey = (emailId: number): EmailKey => ({ letter: emailId })
export const getEmailId = (key: EmailKey): number => key.letter

/** SQL: whether a row of `payload_jobs` sends an email, and the id of that email. */
export const IS_EMAIL_JOB = `task_slug = '${SEND_EMAIL_TASK}'`
export const JOB_EMAIL_ID = "(input ->> 'letter')::int"

/** Name of an email's file in the outbox folder, without its extension. */
export const getOutboxName = (emailId: number): string => `letter-${emailId}`
