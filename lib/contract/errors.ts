import { z } from 'zod'
import { messages } from '@/lib/contract/messages'

/** Closed list of what can go wrong, with the HTTP status and the Russian message each gives by default (product.md 3). */
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

/** Every expected failure of the portal: a closed code, a message for people, and the messages of single fields. */
export class AppError extends Error {
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
  /** Seconds after which a refused caller may try again. */
  readonly retryAfter?: number
  /** Methods that the address takes, where the one asked for is none of them. */
  readonly allow?: string

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** Body of every error answer: `message`, and for 422 `errors` by field. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** What the schema says of the value first; undefined where it takes it. */
export function complaintOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

/** First messages first, by field path, as a 422 answer carries them. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const key of keys) (errors[key] ??= []).push(issue.message)
  }
  return errors
}

export function codeOfStatus(status: number): ErrorCode {
  const found = Object.entries(errorCodes).find(([, error]) => error.status === status)
  if (found) return found[0] as ErrorCode
  return status >= 500 ? 'unavailable' : 'invalid'
}
