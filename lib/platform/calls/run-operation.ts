import { createHash } from 'node:crypto'
import { toReadableEmail } from '@/lib/text/email-address'
import type { CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { CountedAttempt } from '@/lib/platform/calls/attempt'
import { commonLimits, operationLimits } from '@/lib/platform/calls/call-limits'
import type { GraphqlContext } from '@/lib/platform/calls/graphql'
import { audited, skipAudit } from '@/lib/platform/audit/audit'
import { hitLimits } from '@/lib/platform/limits/limits'
import { runOnce } from '@/lib/platform/idempotency/run-once'
import { AppError } from '@/lib/contract/errors'
import type { MutationOperation } from '@/lib/contract/operation'
import { findDatabaseTrouble } from '@/lib/runtime/database-errors'
import { runInTurn } from '@/lib/runtime/run-in-turn'

const SHORTEST_KEY = 8
const LONGEST_KEY = 200

/** The transport knows this of a call before its core runs. */
export interface OperationCall {
  /** The operation's name in limits and repeats. */
  operation: string
  /** Limits that this operation alone has. */
  limits?: readonly CallLimit[]
  /** The words of the audit log; a call without them is not written down. */
  auditedAs?: string
  /** Says that the call changes what is stored, whatever else it does. */
  writes?: boolean
  /** The `Idempotency-Key` that a create came with. */
  repeatKey?: string | null
  /** Says that its place in the limits was taken beforehand. */
  isReserved?: boolean
  visitor: Visitor
  caller: Caller | null
  /** The outside system that calls for somebody; it is set only in operations of such systems. */
  system?: System | null
  /** The input is parsed. */
  input: unknown
}

/** Counts the call against the limit that every call has. Throws tooMany. */
export async function countCall(call: Pick<OperationCall, 'operation' | 'visitor' | 'caller'>): Promise<void> {
  await hitLimits(commonLimits(call))
}

/** Runs the call behind that limit, and takes the attempt back when it broke by our own fault. */
export async function runCounted<T>(
  call: Pick<OperationCall, 'operation' | 'isReserved' | 'visitor' | 'caller'>,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = new CountedAttempt(commonLimits(call), { forgivesForms: false, isReserved: call.isReserved })
  await attempt.count()
  return attempt.settle(work)
}

/**
 * Runs the core of a call behind its own limits, once for a repeated create, and writes it down: the same for REST and
 * graph calls. A repeat that gets the first answer counts against no limit and is not written down again.
 */
export async function runOperation<T>(call: OperationCall, core: () => Promise<T>): Promise<T> {
  const limits = operationLimits({ ...call, account: getEmail(call.input), key: getText(call.input, 'answer_key') })
  const attempt = new CountedAttempt(limits, { isReserved: call.isReserved })
  const { repeatKey } = call
  const run = repeatKey ? () => repeatable(call, repeatKey, attempt, core) : core
  const work = () => attempt.settle(() => reportUnknownOutcome(call, run))
  const counted = repeatKey ? work : () => attempt.count().then(work)
  const whole = () => (call.auditedAs ? audited(auditedCall(call, call.auditedAs), counted) : counted())
  // A guess counts as a failure until it is found right: many right ones at once would use up the limit of failures.
  const guessed = limits.find(({ failuresOnly }) => failuresOnly)
  return guessed ? runInTurn(guessed.key, whole) : whole()
}

/** Runs a mutation as REST calls are run: behind its limits, once for a repeated create, and written down. */
export async function runMutation<T>(
  { visitor, caller, repeatKey, reserved: places }: GraphqlContext,
  mutation: MutationOperation,
  input: unknown,
  core: () => Promise<T>,
): Promise<T> {
  const { id: operation, limits, audited: auditedAs, idempotent } = mutation
  const call = { operation, limits, isReserved: places.use(operation), visitor, caller }
  return runCounted(call, () =>
    runOperation({ ...call, auditedAs, writes: true, repeatKey: idempotent ? repeatKey : null, input }, core),
  )
}

async function repeatable<T>(
  call: OperationCall,
  key: string,
  attempt: CountedAttempt,
  core: () => Promise<T>,
): Promise<T> {
  if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY) {
    throw new AppError('invalid', { errors: { 'idempotency-key': ['Ключ повтора: от 8 до 200 знаков'] } })
  }
  const scope = `${call.operation}:${toKeyOwner(call)}:${key}`
  const request = await toFingerprintData(call.input)
  return runOnce({ scope, request, before: () => attempt.count(), onRepeat: skipAudit }, core)
}

/** A write whose answer did not come may be done or not: its sender is told so, and whether to send it again. */
async function reportUnknownOutcome<T>({ writes, repeatKey }: OperationCall, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!writes || findDatabaseTrouble(error) !== 'unanswered') throw error
    const message = repeatKey
      ? 'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Отправьте его ещё раз: с тем же Idempotency-Key он не выполнится дважды'
      : 'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Проверьте это, прежде чем отправлять его ещё раз'
    throw new AppError('unavailable', { message, cause: error })
  }
}

/** Says whose keys these are: two systems may choose the same key. */
function toKeyOwner({ caller, system }: OperationCall): string {
  if (caller) return String(caller.residentId)
  return system ? `system ${system.id}` : 'guest'
}

function auditedCall({ caller, visitor, input }: OperationCall, action: string) {
  return {
    action,
    residentId: caller?.residentId ?? null,
    subject: caller ? null : maskEmail(getEmail(input)),
    address: visitor.address,
  }
}

function getEmail(input: unknown): string | undefined {
  return getText(input, 'email')
}

function getText(input: unknown, name: string): string | undefined {
  const value = input && typeof input === 'object' ? (input as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Shows so much that an attack on one account is seen; what is no address may be a password in the wrong field. */
function maskEmail(email: string | undefined): string | null {
  const [, first, host] = /^(.).*@([\w.-]{3,100})$/.exec(email ?? '') ?? []
  return first && host ? toReadableEmail(`${first}…@${host}`) : null
}

/** The print is the same for the same input; files are told by their content. */
async function toFingerprintData(value: unknown): Promise<unknown> {
  if (value instanceof Blob)
    return createHash('sha256')
      .update(Buffer.from(await value.arrayBuffer()))
      .digest('hex')
  if (Array.isArray(value)) return Promise.all(value.map(toFingerprintData))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Promise.all(entries.map(async ([name, inner]) => [name, await toFingerprintData(inner)]))
}
