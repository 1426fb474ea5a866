import { AppError } from '@/lib/contract/errors'
import { findDatabaseTrouble, listCauses } from '@/lib/runtime/database-errors'

/**
 * Turns any error into one of the contract: what is not known by itself is masked as 500, or as 503 when the database
 * is away.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isBadData(error)) return new AppError('invalid', { cause: error })
  const trouble = findDatabaseTrouble(error)
  if (!trouble) return new AppError('internal', { cause: error })
  return new AppError('unavailable', {
    cause: error,
    ...(trouble === 'full' && {
      message: 'На сервере закончилось место: отправленное не сохранено. Сохраните текст у себя и попробуйте через час',
    }),
  })
}

/** PostgreSQL refuses a value that no schema thought of: a zero byte in a text, a date before our era. */
function isBadData(error: unknown): boolean {
  return listCauses(error).some(({ code }) => /^22\d{3}$/.test(code ?? ''))
}
