import { pino, stdTimeFunctions, type Logger } from 'pino'
import { env } from '@/lib/config/env'
import { findDatabaseFailure, listCauses } from '@/lib/runtime/database-errors'
import { types } from 'node:util'

export type Log = Logger

/** JSON lines. Never pass headers, bodies, query strings or addresses of visitors. */
export const log: Log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => describeError(error) },
})

interface PlainError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: PlainError
}

const DEEPEST = 5
/** Drizzle appends the values of a query from here on. */
const VALUES = /\n?params: [\s\S]*$/

/** Omits values, which may be emails or keys: Drizzle appends them, PostgreSQL puts a row into `detail`. */
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
    ...(places.length > 0 && !isOutage(error) && { stack: places.join('\n') }),
    ...(cause !== undefined && depth < DEEPEST && { cause: describeError(cause, depth + 1) }),
  }
}

/** The place in the code says nothing about a database that is away, and each of its many lines would have one. */
function isOutage(error: Error): boolean {
  return findDatabaseFailure(error) !== null && !listCauses(error).some(({ code }) => code === 'ENOENT')
}

function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error)
}
