import { logRequestError } from '@/lib/config/log-request-error'
import { asAppError } from '@/lib/platform/calls/to-app-error'
import { troubleOf } from '@/lib/runtime/database-errors'

/** Converts an error to a response; anything but an AppError is masked as 500 or 503. */
export function errorResponse(error: unknown): Response {
  const known = asAppError(error)
  if (known.status >= 500) logRequestError({ err: error }, toLogMessage(error))
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  if (known.retryAfter) headers.set('retry-after', String(Math.ceil(known.retryAfter)))
  if (known.allow) headers.set('allow', known.allow)
  return Response.json(
    { message: known.message, ...(known.errors && { errors: known.errors }) },
    { status: known.status, headers },
  )
}

function toLogMessage(error: unknown): string {
  if (troubleOf(error) === 'full') return 'На диске закончилось место: запись не удалась'
  return 'Ошибка при ответе на запрос'
}
