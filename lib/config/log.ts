import { pino, stdTimeFunctions, type Logger } from 'pino'
import { env } from '@/lib/config/env'
import { types } from 'node:util'

export type Log = Logger

/** Writes one JSON object per line. It is never given headers, bodies, query strings or addresses of visitors. */
export const log: Log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => describeError(error) },
})

/** A log may tell this of an error: what it is, what it says, where it came from and what caused it. */
interface PlainError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: PlainError
}

const DEEPEST = 5
/** Drizzle begins here to list the values that its query was given. */
const VALUES = /\n?params: [\s\S]*$/

/**
 * Describes an error without the values it was about: Drizzle writes them behind its query, PostgreSQL a whole row into
 * `detail`. They are letters, addresses and keys of people. Of the stack only the places stay: it begins with the
 * message.
 */
export function describeError(error: unknown, depth = 0): PlainError {
  if (!isError(error)) return { type: typeof error, message: '' }
  const { code, stack = '', cause } = error as Error & { code?: unknown }
  const places = stack
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: error.message.replace(VALUES, ''),
    ...(typeof code === 'string' && { code }),
    ...(places.length > 0 && { stack: places.join('\n') }),
    ...(cause !== undefined && depth < DEEPEST && { cause: describeError(cause, depth + 1) }),
  }
}

function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error)
}
