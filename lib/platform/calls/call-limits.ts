import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import type { Limit } from '@/lib/platform/limits/limits'
import { hashAccount, fingerprint, knownAddressKey, hashNetwork } from '@/lib/platform/limits/limit-keys'

const everyCall: CallLimit = { of: 'caller', points: 200, seconds: MINUTE }

interface Attempt {
  operation: string
  limits?: readonly CallLimit[]
  visitor: Visitor
  caller: Caller | null
  system?: System | null
  account?: string
  key?: string
}

export interface CountedLimit extends Limit {
  failuresOnly: boolean
  /** Depends on the input, so it cannot be reserved before the input is parsed. */
  isNamed: boolean
  countsWrong: boolean | readonly string[]
}

/** Returns the limit of all operations; none for the portal's own pages, which have no address. */
export function commonLimits(attempt: Attempt): CountedLimit[] {
  return toCountedLimits(attempt, everyCall)
}

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
