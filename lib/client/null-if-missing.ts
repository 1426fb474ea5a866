import { AppError } from '@/lib/contract/errors'

/** For `catch`: returns null for notFound. Throws any other error. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'notFound') return null
  throw error
}
