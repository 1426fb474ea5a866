import { readGraphqlBody } from '@/lib/client/graphql-response'
import { sendGraphql } from '@/lib/client/send-graphql'
import { endRefusedSession, requestLogin } from '@/lib/client/session'
import { readToken } from '@/lib/client/session-token'
import { AppError } from '@/lib/contract/errors'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import { fetchTwice } from '@/lib/runtime/fetch-with-retry'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'

interface GraphCall {
  /** A filled form has one key, not each attempt. */
  idempotencyKey?: string
  /** The point chosen on the form's map, as `writePlace` writes it. */
  place?: string
  signal?: AbortSignal
}

/** Calls a graph operation from the browser. Throws AppError. */
export function callGraphql<O extends GraphOperation>(
  { endpoint, document }: O,
  variables: VariablesOf<O>,
  { idempotencyKey, place, signal }: GraphCall = {},
): Promise<GraphAnswerOf<O>> {
  const headers = {
    ...tokenHeader(),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(place && { [PLACE_HEADER]: place }),
  }
  const url = new URL(endpoint, window.location.origin).href
  const isRead = document.trimStart().startsWith('query')
  const own = { signal, fetch: isRead ? fetchTwice : fetch }
  return readAnswer<O>(document, sendGraphql({ url, document, variables, headers, ...own }))
}

/**
 * Uploads files by the GraphQL multipart request (operations, map, files), in the order given; graphql-request has no
 * multipart. Throws AppError.
 */
export function uploadGraphql<O extends GraphOperation>(
  { endpoint, document }: O,
  variables: Omit<VariablesOf<O>, 'files'>,
  files: readonly File[],
): Promise<GraphAnswerOf<O>> {
  const body = new FormData()
  const places = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))
  const empty = { ...variables, files: files.map(() => null) }
  body.append('operations', JSON.stringify({ query: document, variables: empty }))
  body.append('map', JSON.stringify(places))
  files.forEach((file, index) => body.append(String(index), file, file.name))
  // with a header of its own a request needs a preflight: another site's form cannot send it
  const headers = { ...tokenHeader(), accept: 'application/json', 'x-requested-with': 'portal' }
  return readAnswer<O>(
    document,
    fetch(endpoint, { method: 'POST', body, headers }).then((answer) => answer.json()),
  )
}

function tokenHeader(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Returns the data of a response. Throws AppError; a session that the server refused ends with it. */
async function readAnswer<O extends GraphOperation>(
  document: string,
  response: Promise<unknown>,
): Promise<GraphAnswerOf<O>> {
  const token = readToken()
  try {
    return readGraphqlBody<O>(await response)
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === 'unauthorized' && token) endSession(token, document)
      throw error
    }
    // no connection, or a proxy that refused a large body: its page is not GraphQL
    throw new AppError('unavailable', { cause: error })
  }
}

/** Ends a session that the server refused; a refused change leads to the login. */
function endSession(token: string, document: string): void {
  if (endRefusedSession(token) && document.trimStart().startsWith('mutation')) requestLogin()
}
