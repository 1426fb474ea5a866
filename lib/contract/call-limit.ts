export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Rate limit of an operation, besides the one of all operations (lib/platform/calls/call-limits.ts). */
export interface CallLimit {
  /** `caller` is the resident, or else the address; `key` is the record of the sent key. */
  of: 'address' | 'account' | 'account and address' | 'mailbox of guest' | 'key' | 'system' | 'caller'
  points: number
  seconds: number
  /** Only refused attempts count: a success is refunded. */
  failuresOnly?: boolean
  /** Invalid forms count too, or those invalid in these fields: such an error reveals stored data. */
  countsWrong?: boolean | readonly string[]
  /** Addresses where such an account logged in lately are never refused. */
  exemptsKnownAddresses?: AccountKind
}

export type AccountKind = 'resident' | 'staff'

/** How long a login is closed after too many wrong passwords. */
export const LOGIN_LOCK_MINUTES = 15

/** A stranger can use up the guesses of unknown addresses, but not of addresses where the owner logged in. */
export function loginLimits(kind: AccountKind): readonly CallLimit[] {
  return [
    { of: 'account and address', points: 10, seconds: LOGIN_LOCK_MINUTES * MINUTE, failuresOnly: true },
    { of: 'address', points: 30, seconds: LOGIN_LOCK_MINUTES * MINUTE, failuresOnly: true },
    { of: 'account', points: 50, seconds: HOUR, failuresOnly: true, exemptsKnownAddresses: kind },
  ]
}

/** Emails caused by guests to one mailbox, which may be a stranger's. */
export const guestEmailLimit: CallLimit = { of: 'mailbox of guest', points: 5, seconds: HOUR }

/** Emails with a link that anybody may request for any address. */
export const emailLimits: readonly CallLimit[] = [
  { of: 'account', points: 3, seconds: HOUR },
  { of: 'address', points: 30, seconds: HOUR },
]

/** Wrong keys of emailed links are guesses; each adds a line to the audit log. */
export const wrongKeyLimit: CallLimit = { of: 'caller', points: 30, seconds: HOUR, failuresOnly: true }
