import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { UserError } from '@/lib/text/user-error'

/** All that can go wrong stands here, with its HTTP status and its usual Russian message (product.md 3). */
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

export type FieldErrors = Record<string, string[]>

/** Every expected failure of the portal has a closed code, a message for people, and messages of single fields. */
export class AppError extends UserError {
  override name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    options: { message?: string; errors?: FieldErrors; retryAfter?: number; allow?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause })
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.allow = options.allow
  }

  readonly errors?: FieldErrors
  /** A refused caller may try again after so many seconds. */
  readonly retryAfter?: number
  /** The address takes these methods, and the one asked for is none of them. */
  readonly allow?: string

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** Every error answer has this body: `message`, and for 422 `errors` by field. */
export const errorResponse = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** Gives the first complaint of the schema about the value; undefined where it takes it. */
export function findFirstError(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

/** Puts messages by field path, the first one first, as a 422 answer carries them. */
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
