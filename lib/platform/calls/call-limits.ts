import ipaddr from 'ipaddr.js'
import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { fingerprint } from '@/lib/platform/limits/hit-limits'
import type { Limit } from '@/lib/platform/limits/limits'

/** Every call has this limit besides its own (quality.md, Safe 10). */
const everyCall: CallLimit = { of: 'caller', points: 200, seconds: MINUTE }

interface Attempt {
  operation: string
  /** Limits that this operation alone has. */
  limits?: readonly CallLimit[]
  visitor: Visitor
  caller: Caller | null
  system?: System | null
  /** The e-mail address that the call names. */
  account?: string
  /** The key of a thing that the call changes. */
  key?: string
}

/** A limit with the key under which somebody's attempts are counted. */
export interface CountedLimit extends Limit {
  failuresOnly: boolean
  countsWrong: boolean
}

/** Gives the limit that holds for every call; the portal's own pages have none, because they have no address. */
export function commonLimits(attempt: Attempt): CountedLimit[] {
  return limitOf(attempt, everyCall)
}

/** Gives the limits that this operation alone has. */
export function ownLimits(attempt: Attempt): CountedLimit[] {
  return (attempt.limits ?? []).flatMap((rule) => limitOf(attempt, rule))
}

function limitOf(attempt: Attempt, { of, points, seconds, ...rules }: CallLimit): CountedLimit[] {
  const subject = subjectOf(attempt, of)
  if (subject === null) return []
  const { failuresOnly = false, countsWrong = false } = rules
  return [{ key: `${attempt.operation}:${seconds}:${of}:${subject}`, points, seconds, failuresOnly, countsWrong }]
}

function subjectOf({ visitor, caller, system, account, key }: Attempt, of: CallLimit['of']): string | null {
  if (of === 'system') return system ? `system ${system.id}` : null
  if (of === 'account') return account ? fingerprint(account.trim().toLowerCase()) : null
  if (of === 'key') return key ? fingerprint(key) : null
  if (of === 'caller' && caller) return `resident ${caller.residentId}`
  return visitor.address === null ? null : fingerprint(networkOf(visitor.address))
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
