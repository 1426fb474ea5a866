import { createHash } from 'node:crypto'
import { toReadableEmail } from '@/lib/text/email-address'
import type { CallLimit } from '@/lib/contract/call-limit'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { CountedAttempt, commonLimits, operationLimits } from '@/lib/platform/calls/call-limits'
import type { GraphqlContext } from '@/lib/platform/calls/graphql'
import { audited, skipAudit } from '@/lib/platform/audit/audit'
import { hitLimits } from '@/lib/platform/limits/limits'
import { runOnce } from '@/lib/platform/idempotency/run-once'
import { AppError } from '@/lib/contract/errors'
import type { MutationOperation } from '@/lib/contract/operation'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'
import { runInTurn } from '@/lib/runtime/run-in-turn'

const MIN_KEY_LENGTH = 8
const MAX_KEY_LENGTH = 200

export interface OperationCall {
  operation: string
  limits?: readonly CallLimit[]
  /** Action in the audit log; undefined is not logged. */
  auditedAs?: string
  writes?: boolean
  /** `Idempotency-Key` of a create. */
  repeatKey?: string | null
  isReserved?: boolean
  visitor: Visitor
  caller: Caller | null
  system?: System | null
  input: unknown
}

export async function countCall(call: Pick<OperationCall, 'operation' | 'visitor' | 'caller'>): Promise<void> {
  await hitLimits(commonLimits(call))
}

export async function runCounted<T>(
  call: Pick<OperationCall, 'operation' | 'isReserved' | 'visitor' | 'caller'>,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = new CountedAttempt(commonLimits(call), { forgivesForms: false, isReserved: call.isReserved })
  await attempt.count()
  return attempt.settle(work)
}

const prepareNothing = async () => undefined

/** Runs an operation within its limits, once per `Idempotency-Key`, and logs it unless repeated. `core` gets the result of `prepare`. */
export async function runOperation<T>(
  call: OperationCall,
  core: (prepared: unknown) => Promise<T>,
  prepare: () => Promise<unknown> = prepareNothing,
): Promise<T> {
  const limits = operationLimits({ ...call, account: getEmail(call.input), key: getText(call.input, 'answer_key') })
  const attempt = new CountedAttempt(limits, { isReserved: call.isReserved })
  const { repeatKey } = call
  const run = async () => {
    if (!repeatKey) return core(await prepare())
    return repeatable(call, repeatKey, { before: () => attempt.count().then(prepare), core })
  }
  const work = () => attempt.settle(() => reportUnknownResult(call, run))
  const counted = repeatKey ? work : () => attempt.count().then(work)
  const whole = () => (call.auditedAs ? audited(auditedCall(call, call.auditedAs), counted) : counted())
  // guesses count as failures until proved right, so many right ones at once would exhaust the limit
  const guessed = limits.find(({ failuresOnly }) => failuresOnly)
  return guessed ? runInTurn(guessed.key, whole) : whole()
}

/** `prepare` runs within the limits and before the transaction of a key; `core` gets its result. */
export async function runMutation<T, Prepared = undefined>(
  { visitor, caller, repeatKey, reserved: places }: GraphqlContext,
  mutation: MutationOperation,
  input: unknown,
  core: (prepared: Prepared) => Promise<T>,
  prepare?: () => Promise<Prepared>,
): Promise<T> {
  const { id: operation, limits, audited: auditedAs, idempotent } = mutation
  const call = { operation, limits, isReserved: places.use(operation), visitor, caller }
  const whole = { ...call, auditedAs, writes: true, repeatKey: idempotent ? repeatKey : null, input }
  return runCounted(call, () => runOperation(whole, core as (prepared: unknown) => Promise<T>, prepare))
}

async function repeatable<T>(
  call: OperationCall,
  key: string,
  { before, core }: { before: () => Promise<unknown>; core: (prepared: unknown) => Promise<T> },
): Promise<T> {
  if (key.length < MIN_KEY_LENGTH || key.length > MAX_KEY_LENGTH) {
    throw new AppError('invalid', { errors: { 'idempotency-key': ['Ключ повтора: от 8 до 200 знаков'] } })
  }
  const scope = `${call.operation}:${toKeyOwner(call)}:${key}`
  const request = await toFingerprintData(call.input)
  return runOnce({ scope, request, before, onRepeat: skipAudit }, core)
}

/** Tells the caller of a write without a response whether to send it again. */
async function reportUnknownResult<T>({ writes, repeatKey }: OperationCall, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!writes || findDatabaseFailure(error) !== 'unanswered') throw error
    const message = repeatKey
      ? 'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Отправьте его ещё раз: с тем же Idempotency-Key он не выполнится дважды'
      : 'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Проверьте это, прежде чем отправлять его ещё раз'
    throw new AppError('unavailable', { message, cause: error })
  }
}

/** Two systems may choose the same key. */
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

/** Enough to see an attack on one account; an invalid email may be a password, so it is hidden. */
function maskEmail(email: string | undefined): string | null {
  const [, first, host] = /^(.).*@([\w.-]{3,100})$/.exec(email ?? '') ?? []
  return first && host ? toReadableEmail(`${first}…@${host}`) : null
}

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
