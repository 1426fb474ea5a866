import { AppError } from '@/lib/contract/errors'

/** Returns null for notFound, for use in `catch`. Throws any other error. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'notFound') return null
  throw error
}

/** Returns null for failures that a form does not show (technical support, an idea). Throws field errors. */
export function ignoreFailure(error: unknown): null {
  if (error instanceof AppError && error.code === 'invalid' && error.errors) throw error
  return null
}
