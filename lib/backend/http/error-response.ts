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
function isBadData(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  return /^22\d{3}$/.test((error as Error & { code?: string }).code ?? '') || isBadData(error.cause, depth + 1)
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

/** PostgreSQL is unreachable or going down, anywhere in the chain of causes. */
function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as Error & { code?: string }
  if (code && AWAY_CODES.has(code)) return true
  if (/connection terminated|timeout exceeded when trying to connect|cannot connect to postgres/i.test(error.message))
    return true
  return isDatabaseAway(error.cause, depth + 1)
}
