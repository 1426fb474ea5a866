/** Begins the message of a failed attempt that is kept with the job. */
export const FAILURE = 'SMTP'

/** Codes of a failed attempt. The mail server's own words name the recipient, so they are not kept. */
export class SendingFailure extends Error {
  constructor(error: unknown) {
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
    const codes = [code, responseCode, command].filter((one) => one !== undefined)
    super(`${FAILURE} ${codes.join(' ') || 'unknown'}`)
  }
}
