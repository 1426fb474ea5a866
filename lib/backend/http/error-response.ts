import { causesOf } from '@/lib/backend/integrations/error-causes'
import { log } from '@/lib/config/log'
import { AppError } from '@/lib/contract/errors'

/** The answer of an error, once for the whole REST transport; what is not an AppError is masked as 500 or 503. */
export function errorResponse(error: unknown): Response {
  const known = asAppError(error)
  if (known.status >= 500) log.error({ err: error }, 'Ошибка при ответе на запрос')
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (known.retryAfter) headers.set('retry-after', String(Math.ceil(known.retryAfter)))
  return Response.json(
    { message: known.message, ...(known.errors && { errors: known.errors }) },
    { status: known.status, headers },
  )
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBadData(error)) return new AppError('invalid', { cause: error })
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal', { cause: error })
}

/** PostgreSQL refuses a value that no schema thought of: a zero byte in a text, a date before our era. */
function isBadData(error: unknown): boolean {
  return causesOf(error).some(({ code }) => /^22\d{3}$/.test(code ?? ''))
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
])

const AWAY_WORDS = /connection terminated|timeout exceeded when trying to connect|cannot connect to postgres/i

/** PostgreSQL is unreachable or going down, anywhere in the chain of causes. */
function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => AWAY_CODES.has(code ?? '') || AWAY_WORDS.test(message))
}
