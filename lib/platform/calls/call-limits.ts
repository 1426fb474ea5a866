import { MINUTE, type CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { type Limit, hitLimits, refundLimits } from '@/lib/platform/limits/limits'
import { hashAccount, fingerprint, knownAddressKey, hashNetwork } from '@/lib/platform/limits/limit-keys'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import type { FieldErrors } from '@/lib/contract/errors'

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

interface CountedLimit extends Limit {
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

interface AttemptRules {
  forgivesForms?: boolean
  /** Counted beforehand, except limits that depend on the input. */
  isReserved?: boolean
}

export class CountedAttempt {
  private isCounted = false

  constructor(
    private readonly limits: readonly CountedLimit[],
    private readonly rules: AttemptRules = {},
  ) {}

  async count(): Promise<void> {
    await hitLimits(this.rules.isReserved ? this.limits.filter(({ isNamed }) => isNamed) : this.limits)
    this.isCounted = true
  }

  /** Refunds what does not count: successes of `failuresOnly` limits, invalid forms and server errors. */
  async settle<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.takeBack(({ failuresOnly }) => failuresOnly)
      return result
    } catch (error) {
      const { status, code, errors = {} } = toAppError(error)
      if (status >= 500) await this.takeBack(() => true)
      else if (code === 'invalid' && this.rules.forgivesForms !== false)
        await this.takeBack((limit) => !limit.failuresOnly && !isGuess(limit, errors))
      throw error
    } finally {
      // a repeat got the first response, so its reservation is refunded
      if (this.rules.isReserved && !this.isCounted) await refundLimits(this.limits.filter(({ isNamed }) => !isNamed))
    }
  }

  private async takeBack(which: (limit: CountedLimit) => boolean): Promise<void> {
    if (this.isCounted) await refundLimits(this.limits.filter(which))
  }
}

function isGuess({ countsWrong }: CountedLimit, errors: FieldErrors): boolean {
  return typeof countsWrong === 'boolean' ? countsWrong : countsWrong.some((field) => field in errors)
}

interface CountedCall {
  id: string
  limits?: readonly CallLimit[]
}

export class ReservedAttempts {
  private readonly left = new Map<string, { call: CountedCall; times: number }>()

  constructor(private readonly who: { visitor: Visitor; caller: Caller | null }) {}

  /** Reserves all or none. Throws tooMany. */
  async reserve(call: CountedCall, times: number): Promise<void> {
    const taken: CountedLimit[] = []
    try {
      for (const limit of this.listLimits(call)) {
        taken.push(limit)
        await hitLimits([limit], times)
      }
    } catch (error) {
      await refundLimits(taken, times)
      throw error
    }
    this.left.set(call.id, { call, times })
  }

  use(operation: string): boolean {
    const left = this.left.get(operation)
    if (!left || left.times === 0) return false
    left.times--
    return true
  }

  async release(): Promise<void> {
    for (const { call, times } of this.left.values()) if (times > 0) await refundLimits(this.listLimits(call), times)
    this.left.clear()
  }

  private listLimits({ id: operation, limits }: CountedCall): CountedLimit[] {
    const attempt = { operation, limits, ...this.who }
    return [...commonLimits(attempt), ...operationLimits(attempt)]
  }
}
