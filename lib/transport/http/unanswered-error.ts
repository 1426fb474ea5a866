import type { Hono } from 'hono'
import { AppError } from '@/lib/contract/errors'

const METHODS = ['GET', 'POST']

/** Refuses a call that no route took: its address takes other methods, or is none of ours. */
export function toRoutingError({ router }: Hono, path: string): AppError {
  const handlersOf = (method: string) => router.match(method, path)[0].length
  // handlers around every call of a path answer to no method by themselves
  const around = handlersOf('TRACE')
  const known = METHODS.filter((method) => handlersOf(method) > around)
  if (known.length === 0) return new AppError('notFound')
  const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
  return new AppError('methodNotAllowed', { allow })
}
