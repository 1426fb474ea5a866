import { createHash } from 'node:crypto'
import type { Visitor } from '@/lib/backend/domains/residents/sessions/service'
import type { System } from '@/lib/backend/domains/systems/service'
import { commonLimits, ownLimits, type CallLimit } from '@/lib/backend/http/call-limits'
import type { Caller } from '@/lib/backend/http/visitor'
import { audited, skipAudit } from '@/lib/backend/integrations/audit'
import { hitLimits, unhitLimits } from '@/lib/backend/integrations/limits'
import { once } from '@/lib/backend/integrations/repeats'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { inTurn } from '@/lib/shared/in-turn'

const SHORTEST_KEY = 8
const LONGEST_KEY = 200

/** What is known of a call before its core runs, whatever the transport. */
export interface Performance {
  /** Name of the operation in the table of limits. */
  operation: string
  /** Words of the audit log; calls without them are not written down. */
  auditedAs?: string
  /** Of a create: the `Idempotency-Key` it came with. */
  repeatKey?: string | null
  visitor: Visitor
  caller: Caller | null
  /** The outside system that calls for somebody, where only such may. */
  system?: System | null
  /** Parsed input. */
  input: unknown
}

/** Counts the call against the limit that every call has. Throws tooMany. */
export async function countCall(call: Pick<Performance, 'operation' | 'visitor' | 'caller'>): Promise<void> {
  await hitLimits(commonLimits(call))
}

/**
 * Runs the core of a call behind its own limits, once for a repeated create, and writes it down: the same for REST and
 * graph calls. A repeat that gets the first answer counts against no limit and is not written down again.
 */
export async function perform<T>(call: Performance, core: () => Promise<T>): Promise<T> {
  const limits = ownLimits({ ...call, account: accountOf(call.input) })
  const attempt = new Attempt(limits)
  const work = () => attempt.settle(call.repeatKey ? () => repeatable(call, call.repeatKey ?? '', attempt, core) : core)
  const counted = call.repeatKey ? work : () => attempt.count().then(work)
  const whole = () => (call.auditedAs ? audited(auditedCall(call, call.auditedAs), counted) : counted())
  // a guess counts as a failure until it is found right: many right ones at once would use up the limit of failures
  const guessed = limits.find(({ failuresOnly }) => failuresOnly)
  return guessed ? inTurn(guessed.key, whole) : whole()
}

async function repeatable<T>(call: Performance, key: string, attempt: Attempt, core: () => Promise<T>): Promise<T> {
  if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY) {
    throw new AppError('invalid', { errors: { 'idempotency-key': [messages.keyMalformed] } })
  }
  const scope = `${call.operation}:${ownerOf(call)}:${key}`
  const request = await printable(call.input)
  return once({ scope, request, before: () => attempt.count(), onRepeat: skipAudit }, core)
}

/** Whose keys these are: two systems may choose the same one. */
function ownerOf({ caller, system }: Performance): string {
  if (caller) return String(caller.residentId)
  return system ? `system ${system.id}` : 'guest'
}

/** One attempt against the limits of an operation. */
class Attempt {
  private isCounted = false

  constructor(private readonly limits: readonly CallLimit[]) {}

  async count(): Promise<void> {
    await hitLimits(this.limits)
    this.isCounted = true
  }

  /** Takes back what does not count: successes where only failures do, and forms that were filled in wrongly. */
  async settle<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.takeBack(({ failuresOnly }) => failuresOnly)
      return result
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid')
        await this.takeBack(({ failuresOnly }) => !failuresOnly)
      throw error
    }
  }

  private async takeBack(which: (limit: CallLimit) => boolean): Promise<void> {
    if (this.isCounted) await unhitLimits(this.limits.filter(which))
  }
}

function auditedCall({ caller, visitor, input }: Performance, action: string) {
  return {
    action,
    residentId: caller?.residentId ?? null,
    subject: caller ? null : hiddenAccount(accountOf(input)),
    address: visitor.address,
  }
}

function accountOf(input: unknown): string | undefined {
  const email = input && typeof input === 'object' && 'email' in input ? input.email : undefined
  return typeof email === 'string' ? email : undefined
}

/** Enough to see that one account is under attack; what is no address may be a password typed into the wrong field. */
function hiddenAccount(email: string | undefined): string | null {
  const [, first, host] = /^(.).*@([\w.-]{3,100})$/.exec(email ?? '') ?? []
  return first && host ? `${first}…@${host}` : null
}

/** The same for the same input, files by their content. */
async function printable(value: unknown): Promise<unknown> {
  if (value instanceof Blob)
    return createHash('sha256')
      .update(Buffer.from(await value.arrayBuffer()))
      .digest('hex')
  if (Array.isArray(value)) return Promise.all(value.map(printable))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Promise.all(entries.map(async ([name, inner]) => [name, await printable(inner)]))
}
