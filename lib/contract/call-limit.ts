export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Says how often a call may be made; every call has one limit besides (lib/platform/calls/call-limits.ts). */
export interface CallLimit {
  /** For whom attempts are counted: a network address, the account that is named, the system, the resident or else the address. */
  of: 'address' | 'account' | 'system' | 'caller'
  points: number
  seconds: number
  /** Only refused attempts count: a right password takes its attempt back. */
  failuresOnly?: boolean
}
