export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Says how often a call may be made; every call has one limit besides (lib/platform/calls/call-limits.ts). */
export interface CallLimit {
  /**
   * For whom attempts are counted: a network address, the account that is named, the thing whose key is sent, the system, the
   * resident or else the address.
   */
  of: 'address' | 'account' | 'key' | 'system' | 'caller'
  points: number
  seconds: number
  /** Only refused attempts count: a right password takes its attempt back. */
  failuresOnly?: boolean
  /** A form that was filled in wrongly counts too: what is sent is a key, and a wrong one is a guess. */
  countsWrong?: boolean
}

/** Who opens a letter's link has the right key: wrong ones are guesses, and each leaves a line in the audit log. */
export const guessedLink: CallLimit = { of: 'caller', points: 30, seconds: HOUR, failuresOnly: true }
