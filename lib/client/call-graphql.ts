import { readGraphqlBody } from '@/lib/client/graphql-response'
import { sendGraphql } from '@/lib/client/send-graphql'
import { requestLogin, readToken } from '@/lib/client/session-token'
import { endRefusedSession } from '@/lib/client/session'
import { AppError } from '@/lib/contract/errors'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'
import type { GraphqlDataOf, GraphqlOperation, VariablesOf } from '@/lib/contract/graphql-operation'

interface GraphCall {
  idempotencyKey?: string
  /** Point chosen on the map, made by `writePlace`. */
  place?: string
  signal?: AbortSignal
}

export function callGraphql<O extends GraphqlOperation>(
  { endpoint, document }: O,
  variables: VariablesOf<O>,
  { idempotencyKey, place, signal }: GraphCall = {},
): Promise<GraphqlDataOf<O>> {
  const headers = {
    ...tokenHeader(),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(place && { [PLACE_HEADER]: place }),
  }
  const url = new URL(endpoint, window.location.origin).href
  const isRead = document.trimStart().startsWith('query')
  const own = { signal, fetch: isRead ? fetchWithRetry : fetch }
  return readResponse<O>(document, sendGraphql({ url, document, variables, headers, ...own }))
}

/** Uploads files by the GraphQL multipart request, which graphql-request lacks. Throws AppError. */
export function uploadGraphql<O extends GraphqlOperation>(
  { endpoint, document }: O,
  variables: Omit<VariablesOf<O>, 'files'>,
  files: readonly File[],
): Promise<GraphqlDataOf<O>> {
  const body = new FormData()
  const places = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))
  const empty = { ...variables, files: files.map(() => null) }
  body.append('operations', JSON.stringify({ query: document, variables: empty }))
  body.append('map', JSON.stringify(places))
  files.forEach((file, index) => body.append(String(index), file, file.name))
  const headers = { ...tokenHeader(), accept: 'application/json', 'x-requested-with': 'portal' }
  return readResponse<O>(
    document,
    fetch(endpoint, { method: 'POST', body, headers }).then((response) => response.json()),
  )
}

function tokenHeader(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Throws AppError; a session refused by the server is removed. */
async function readResponse<O extends GraphqlOperation>(
  document: string,
  response: Promise<unknown>,
): Promise<GraphqlDataOf<O>> {
  const token = readToken()
  try {
    return readGraphqlBody<O>(await response)
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === 'unauthorized' && token) endSession(token, document)
      throw error
    }
    // a proxy's page about a large body is not GraphQL
    throw new AppError('unavailable', { cause: error })
  }
}

function endSession(token: string, document: string): void {
  if (endRefusedSession(token) && document.trimStart().startsWith('mutation')) requestLogin()
}
