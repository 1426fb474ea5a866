import { logRequestError } from '@/lib/config/log-request-error'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'
import type { Hono } from 'hono'
import { AppError } from '@/lib/contract/errors'

/** The same for everybody: clients cache it and revalidate each time. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** Personal or valid once: never cached. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store'

export function errorResponse(error: unknown): Response {
  const known = toAppError(error)
  if (known.isFault) logRequestError({ err: error }, toLogMessage(error))
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  if (known.retryAfter) headers.set('retry-after', String(Math.ceil(known.retryAfter)))
  if (known.allow) headers.set('allow', known.allow)
  return Response.json(
    { message: known.message, ...(known.errors && { errors: known.errors }) },
    { status: known.status, headers },
  )
}

function toLogMessage(error: unknown): string {
  if (findDatabaseFailure(error) === 'full') return 'На диске закончилось место: запись не удалась'
  return 'Ошибка при ответе на запрос'
}

const METHODS = ['GET', 'POST']

export function toRoutingError({ router }: Hono, path: string): AppError {
  const countHandlers = (method: string) => router.match(method, path)[0].length
  const around = countHandlers('TRACE')
  const known = METHODS.filter((method) => countHandlers(method) > around)
  if (known.length === 0) return new AppError('notFound')
  const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
  return new AppError('methodNotAllowed', { allow })
}
