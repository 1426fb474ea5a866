import { AppError } from '@/lib/contract/errors'
import { findDatabaseFailure, listCauses } from '@/lib/runtime/database-errors'

/** Returns unknown errors as 500, or 503 if the database fails. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBadData(error)) return new AppError('invalid', { cause: error })
  const failure = findDatabaseFailure(error)
  if (!failure) return new AppError('internal', { cause: error })
  return new AppError('unavailable', {
    cause: error,
    ...(failure === 'full' && {
      retryAfter: 3600,
      message: 'На сервере закончилось место: отправленное не сохранено. Сохраните текст у себя и попробуйте через час',
    }),
  })
}

/** A value that no schema forbids: a zero byte, a date before our era. */
function isBadData(error: unknown): boolean {
  return listCauses(error).some(({ code }) => /^22\d{3}$/.test(code ?? ''))
}
