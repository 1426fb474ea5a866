import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import type { Limit } from '@/lib/platform/limits/limits'
import { accountPrint, fingerprint, knownAddressKey, networkPrint } from '@/lib/platform/limits/subjects'

/** Every call has this limit besides its own. */
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
  countsWrong: boolean | readonly string[]
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
  const { failuresOnly = false, countsWrong = false, sparesKnown } = rules
  const { account, visitor } = attempt
  const exemptKey =
    sparesKnown && account && visitor.address !== null
      ? knownAddressKey(sparesKnown, account, visitor.address)
      : undefined
  const key = `${attempt.operation}:${seconds}:${of}:${subject}`
  return [{ key, points, seconds, failuresOnly, countsWrong, exemptKey }]
}

function subjectOf({ visitor, caller, system, account, key }: Attempt, of: CallLimit['of']): string | null {
  const network = visitor.address === null ? null : networkPrint(visitor.address)
  if (of === 'system') return system ? `system ${system.id}` : null
  if (of === 'account') return account ? accountPrint(account) : null
  if (of === 'account and address') return account && network ? `${accountPrint(account)}:${network}` : null
  if (of === 'key') return key ? fingerprint(key) : null
  if (of === 'caller' && caller) return `resident ${caller.residentId}`
  return network
}
