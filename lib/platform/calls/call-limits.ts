import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import type { Limit } from '@/lib/platform/limits/limits'
import { hashAccount, fingerprint, knownAddressKey, hashNetwork } from '@/lib/platform/limits/limit-keys'

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
  /** The input names whose attempts these are, so that no place can be taken before it is read. */
  isNamed: boolean
  countsWrong: boolean | readonly string[]
}

/** Gives the limit that holds for every call; the portal's own pages have none, because they have no address. */
export function commonLimits(attempt: Attempt): CountedLimit[] {
  return toCountedLimits(attempt, everyCall)
}

/** Gives the limits that this operation alone has. */
export function operationLimits(attempt: Attempt): CountedLimit[] {
  return (attempt.limits ?? []).flatMap((rule) => toCountedLimits(attempt, rule))
}

const named = new Set<CallLimit['of']>(['account', 'account and address', 'mailbox of guest', 'key'])

function toCountedLimits(attempt: Attempt, { of, points, seconds, ...rules }: CallLimit): CountedLimit[] {
  const subject = findSubject(attempt, of)
  if (subject === null) return []
  const { failuresOnly = false, countsWrong = false, exemptsKnownAddresses } = rules
  const { account, visitor } = attempt
  const exemptKey =
    exemptsKnownAddresses && account && visitor.address !== null
      ? knownAddressKey(exemptsKnownAddresses, account, visitor.address)
      : undefined
  const key = `${attempt.operation}:${seconds}:${of}:${subject}`
  return [{ key, points, seconds, failuresOnly, countsWrong, exemptKey, isNamed: named.has(of) }]
}

function findSubject({ visitor, caller, system, account, key }: Attempt, of: CallLimit['of']): string | null {
  const network = visitor.address === null ? null : hashNetwork(visitor.address)
  const mailbox = account ? hashAccount(account) : null
  const subjects: Record<CallLimit['of'], string | null> = {
    address: network,
    account: mailbox,
    'account and address': mailbox && network && `${mailbox}:${network}`,
    'mailbox of guest': caller ? null : mailbox,
    key: key ? fingerprint(key) : null,
    system: system ? `system ${system.id}` : null,
    caller: caller ? `resident ${caller.residentId}` : network,
  }
  return subjects[of]
}
