import ipaddr from 'ipaddr.js'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { fingerprint } from '@/lib/platform/limits/hit-limits'
import type { Limit } from '@/lib/platform/limits/limits'

/** For whom attempts are counted: a network address, the account that is named, the system, the resident or else the address. */
type Subject = 'address' | 'account' | 'system' | 'caller'

interface Rule {
  of: Subject
  points: number
  seconds: number
  /** Only attempts that were refused count: a right password makes good for itself. */
  failuresOnly?: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** quality.md, Safe 10 and 17, by operation; every operation has the last rule besides. */
const rules: Record<string, readonly Rule[]> = {
  login: [
    { of: 'account', points: 10, seconds: 15 * MINUTE, failuresOnly: true },
    { of: 'address', points: 30, seconds: 15 * MINUTE, failuresOnly: true },
  ],
  // an account costs: people of one mobile network share an address, a crowd of one visitor does not
  register: [
    { of: 'address', points: 10, seconds: 10 * MINUTE },
    { of: 'address', points: 60, seconds: DAY },
  ],
  editPassword: [{ of: 'caller', points: 10, seconds: 15 * MINUTE, failuresOnly: true }],
  requestRestore: [
    { of: 'account', points: 3, seconds: HOUR },
    { of: 'address', points: 30, seconds: HOUR },
  ],
  resetPassword: [{ of: 'address', points: 30, seconds: HOUR, failuresOnly: true }],
  editEmail: [{ of: 'caller', points: 5, seconds: HOUR }],
  exportData: [{ of: 'caller', points: 5, seconds: HOUR }],
  postTechSupport: [{ of: 'caller', points: 5, seconds: HOUR }],
  uploadFile: [{ of: 'caller', points: 60, seconds: HOUR }],
  createIdea: [{ of: 'caller', points: 5, seconds: DAY }],
  datasetFile: [{ of: 'address', points: 30, seconds: MINUTE }],
  createClaim: [{ of: 'caller', points: 20, seconds: DAY }],
  // a system speaks for many people, each of whom has the limit of a claim's author
  createOpen311Request: [
    { of: 'account', points: 20, seconds: DAY },
    { of: 'system', points: 1_000, seconds: DAY },
  ],
  postOfficialAppeal: [{ of: 'caller', points: 10, seconds: DAY }],
}
const everyCall: Rule = { of: 'caller', points: 200, seconds: MINUTE }

interface Attempt {
  operation: string
  visitor: Visitor
  caller: Caller | null
  system?: System | null
  /** Address of electronic mail that the call names. */
  account?: string
}

export interface CallLimit extends Limit {
  failuresOnly: boolean
}

/** The limit that holds for every call; none for the portal's own pages, which have no address. */
export function commonLimits(attempt: Attempt): CallLimit[] {
  return limitOf(attempt, everyCall)
}

/** The limits of this operation alone. */
export function ownLimits(attempt: Attempt): CallLimit[] {
  return (rules[attempt.operation] ?? []).flatMap((rule) => limitOf(attempt, rule))
}

function limitOf(attempt: Attempt, { of, points, seconds, failuresOnly = false }: Rule): CallLimit[] {
  const subject = subjectOf(attempt, of)
  if (subject === null) return []
  return [{ key: `${attempt.operation}:${seconds}:${of}:${subject}`, points, seconds, failuresOnly }]
}

function subjectOf({ visitor, caller, system, account }: Attempt, of: Subject): string | null {
  if (of === 'system') return system ? `system ${system.id}` : null
  if (of === 'account') return account ? fingerprint(account.trim().toLowerCase()) : null
  if (of === 'caller' && caller) return `resident ${caller.residentId}`
  return visitor.address === null ? null : fingerprint(networkOf(visitor.address))
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
