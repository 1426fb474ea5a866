import { GraphQLError } from 'graphql'
import { errorCodes, type ErrorCode } from '@/lib/contract/errors'
import { graphqlMessages } from '@/lib/transport/graphql/messages'

/** A page of another site sends a form without asking; a browser asks before it sends one of these headers. */
const PREFLIGHT_HEADERS = ['x-requested-with', 'apollo-require-preflight', 'graphql-preflight']
/** A bearer token proves it too, unlike the names that a browser itself remembers for a site. */
const BEARER = /^bearer\s+\S/i
const METHODS = 'GET, POST, OPTIONS'

/** Answers a request that does not get as far as the graph; null for one that does. */
export function checkRequest({ method, headers }: Request): Response | null {
  if (method === 'GET') return null
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS } })
  if (method !== 'POST') return graphqlError('methodNotAllowed', graphqlMessages.methods, { allow: METHODS })
  const type = mediaType(headers)
  if (type === 'application/json') return null
  if (type !== 'multipart/form-data') return graphqlError('unsupportedType', graphqlMessages.types)
  return isSentByScript(headers) ? null : graphqlError('forbidden', graphqlMessages.preflight)
}

/** Answers in the graph's own shape where the request did not get as far as the graph. */
export function graphqlError(
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
  status: number = errorCodes[code].status,
): Response {
  const error = new GraphQLError(message, { extensions: { category: 'request', code } })
  return Response.json({ errors: [error] }, { status, headers: { 'x-content-type-options': 'nosniff', ...headers } })
}

export function mediaType(headers: Headers): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function isSentByScript(headers: Headers): boolean {
  return PREFLIGHT_HEADERS.some((name) => headers.has(name)) || BEARER.test(headers.get('authorization') ?? '')
}
