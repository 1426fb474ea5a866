import type { Hono } from 'hono'
import { AppError } from '@/lib/contract/errors'

const METHODS = ['GET', 'POST']

/** Returns the error of a call without a route: another method, or an unknown path. */
export function toRoutingError({ router }: Hono, path: string): AppError {
  const handlersOf = (method: string) => router.match(method, path)[0].length
  // middleware matches every method
  const around = handlersOf('TRACE')
  const known = METHODS.filter((method) => handlersOf(method) > around)
  if (known.length === 0) return new AppError('notFound')
  const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
  return new AppError('methodNotAllowed', { allow })
}
