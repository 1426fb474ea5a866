import { preflightHeaders } from '@/lib/runtime/cors'
import { isPublicRead, pathPattern } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

const others = [
  /^\/api\/openapi\.json$/,
  /^\/graphql\/\w+\/schema\.graphql$/,
  /^\/files\/(?!private$)[^/]+$/,
  /^\/map\/tiles\//,
]
const open = operations
  .filter(isPublicRead)
  .map(({ path }) => pathPattern(path))
  .concat(others)

export function isPublicPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  const call = path.startsWith('/open311/') ? path.replace(/\.(json|xml)$/, '') : path
  return open.some((pattern) => pattern.test(call))
}

export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: preflightHeaders })
}
