import { AppError } from '@/lib/contract/errors'

/**
 * Keeps quiet in forms whose failure is not shown (spec.md 8: technical support, an idea): what was typed stays for
 * another try, and null says that nothing was sent. Throws again what the fields' rules refuse, which stands under the
 * fields.
 */
export function ignoreFailure(error: unknown): null {
  if (error instanceof AppError && error.code === 'invalid' && error.errors) throw error
  return null
}
