import { preflightHeaders } from '@/lib/runtime/cors'
import { isForAll, pathPattern } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

/** Anybody may read these addresses, besides the calls of the contract. */
const others = [
  /^\/api\/openapi\.json$/,
  /^\/graphql\/\w+\/schema\.graphql$/,
  /^\/files\/(?!private$)[^/]+$/,
  /^\/map\/tiles\//,
]
const open = operations
  .filter(isForAll)
  .map(({ path }) => pathPattern(path))
  .concat(others)

/** Answers whether reading this address needs nobody's token, so that pages of other sites may read it. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  const call = path.startsWith('/open311/') ? path.replace(/\.(json|xml)$/, '') : path
  return open.some((pattern) => pattern.test(call))
}

/** Answers a browser that asks on behalf of another site whether it may read here. */
export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: preflightHeaders })
}
