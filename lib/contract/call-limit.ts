export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How often a call may be made; every call has one limit besides (lib/platform/calls/call-limits.ts). */
export interface CallLimit {
  /** For whom attempts are counted: a network address, the account that is named, the system, the resident or else the address. */
  of: 'address' | 'account' | 'system' | 'caller'
  points: number
  seconds: number
  /** Only attempts that were refused count: a right password makes good for itself. */
  failuresOnly?: boolean
}
