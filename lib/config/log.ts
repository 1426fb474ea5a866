import { pino, stdTimeFunctions, type Logger } from 'pino'
import { env } from '@/lib/config/env'
import { plainError } from '@/lib/config/plain-error'

export type Log = Logger

/** Writes one JSON object per line. It is never given headers, bodies, query strings or addresses of visitors. */
export const log: Log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => plainError(error) },
})
