import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { UserError } from '@/lib/text/user-error'

export const errorCodes = {
  unauthorized: { status: 401, message: messages.unauthorized },
  forbidden: { status: 403, message: messages.forbidden },
  notFound: { status: 404, message: messages.notFound },
  methodNotAllowed: { status: 405, message: messages.methodNotAllowed },
  conflict: { status: 409, message: messages.conflict },
  gone: { status: 410, message: messages.gone },
  tooLarge: { status: 413, message: messages.tooLarge },
  unsupportedType: { status: 415, message: messages.unsupportedType },
  invalid: { status: 422, message: messages.invalid },
  tooMany: { status: 429, message: messages.tooMany },
  internal: { status: 500, message: messages.internal },
  unavailable: { status: 503, message: messages.unavailable },
} as const

export type ErrorCode = keyof typeof errorCodes

/** Every 503 says when to come back. */
export const RETRY_SECONDS = 5

export type FieldErrors = Record<string, string[]>

/** Expected failure with a closed code, a text for people and texts of single fields. */
export class AppError extends UserError {
  override name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    options: { message?: string; errors?: FieldErrors; retryAfter?: number; allow?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause })
    this.errors = options.errors
    this.retryAfter = options.retryAfter ?? (code === 'unavailable' ? RETRY_SECONDS : undefined)
    this.allow = options.allow
  }

  readonly errors?: FieldErrors
  /** Seconds until a refused caller may retry. */
  readonly retryAfter?: number
  /** Allowed methods, for 405. */
  readonly allow?: string

  /** A refusal on purpose has no cause and is not logged. */
  get isFault(): boolean {
    return this.code === 'internal' || (this.status >= 500 && this.cause !== undefined)
  }

  get status(): number {
    return errorCodes[this.code].status
  }
}

export const errorResponse = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export function findFirstError(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

/** Returns messages by field path, as a 422 response has them. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const key of keys) (errors[key] ??= []).push(issue.message)
  }
  return errors
}

export function toErrorCode(status: number): ErrorCode {
  const found = Object.entries(errorCodes).find(([, error]) => error.status === status)
  if (found) return found[0] as ErrorCode
  return status >= 500 ? 'unavailable' : 'invalid'
}

type Checks = readonly (() => Promise<unknown>)[]
type Results<C extends Checks> = { -readonly [Index in keyof C]: Awaited<ReturnType<C[Index]>> }

/** Runs checks one after another. Throws their refusals of fields as one, so that a form shows all at the first press. */
export async function checkAll<const C extends Checks>(checks: C): Promise<Results<C>> {
  const results: unknown[] = []
  const errors: FieldErrors = {}
  for (const check of checks) {
    try {
      results.push(await check())
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid' || !error.errors) throw error
      Object.assign(errors, error.errors)
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return results as Results<C>
}
