import { GraphQLError } from 'graphql'
import { errorCodes, type ErrorCode } from '@/lib/contract/errors'
import { graphqlMessages } from '@/lib/transport/graphql/messages'

/** Forms of other sites are sent without a preflight; these headers force one. */
const PREFLIGHT_HEADERS = ['x-requested-with', 'apollo-require-preflight', 'graphql-preflight']
/** A bearer token proves the same: a browser does not add it by itself. */
const BEARER = /^bearer\s+\S/i
const METHODS = 'GET, POST, OPTIONS'

export function checkRequest({ method, headers }: Request): Response | null {
  if (method === 'GET') return null
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS } })
  if (method !== 'POST') return graphqlError('methodNotAllowed', graphqlMessages.methods, { allow: METHODS })
  const type = mediaType(headers)
  if (type === 'application/json') return null
  if (type !== 'multipart/form-data') return graphqlError('unsupportedType', graphqlMessages.types)
  return isSentByScript(headers) ? null : graphqlError('forbidden', graphqlMessages.preflight)
}

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
