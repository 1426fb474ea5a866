import { AppError } from '@/lib/contract/errors'

/** Returns null for failures that a form does not show (technical support, an idea). Throws field errors. */
export function ignoreFailure(error: unknown): null {
  if (error instanceof AppError && error.code === 'invalid' && error.errors) throw error
  return null
}
