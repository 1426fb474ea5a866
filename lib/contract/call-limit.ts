export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Says how often a call may be made; every call has one limit besides (lib/platform/calls/call-limits.ts). */
export interface CallLimit {
  /**
   * For whom attempts are counted: a network address, the account that is named, both together, the mailbox that a guest names,
   * the thing whose key is sent, the system, the resident or else the address.
   */
  of: 'address' | 'account' | 'account and address' | 'mailbox of guest' | 'key' | 'system' | 'caller'
  points: number
  seconds: number
  /** Only refused attempts count: a right password takes its attempt back. */
  failuresOnly?: boolean
  /**
   * A form that was filled in wrongly counts too, or one that was refused at these fields: the refusal tells what is stored, so
   * that a wrong value is a guess.
   */
  countsWrong?: boolean | readonly string[]
  /** Accounts of this kind are never refused from addresses at which they logged in lately. */
  exemptsKnownAddresses?: AccountKind
}

export type AccountKind = 'resident' | 'staff'

/**
 * Limits of failed logins. A stranger can use up the guesses from their own addresses, and then those of all unknown addresses,
 * but not those of the addresses at which the owner logged in.
 */
export function loginLimits(kind: AccountKind): readonly CallLimit[] {
  return [
    { of: 'account and address', points: 10, seconds: 15 * MINUTE, failuresOnly: true },
    { of: 'address', points: 30, seconds: 15 * MINUTE, failuresOnly: true },
    { of: 'account', points: 50, seconds: HOUR, failuresOnly: true, exemptsKnownAddresses: kind },
  ]
}

/** Letters that guests cause at one mailbox, which may be a stranger's. Residents are known and have limits of their own. */
export const guestEmailLimit: CallLimit = { of: 'mailbox of guest', points: 5, seconds: HOUR }

/** Limits of a letter that anybody may ask for with somebody's address: a link for a new password, a private link. */
export const emailLimits: readonly CallLimit[] = [
  { of: 'account', points: 3, seconds: HOUR },
  { of: 'address', points: 30, seconds: HOUR },
]

/** Who opens a letter's link has the right key: wrong ones are guesses, and each leaves a line in the audit log. */
export const wrongKeyLimit: CallLimit = { of: 'caller', points: 30, seconds: HOUR, failuresOnly: true }
