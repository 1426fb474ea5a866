import { readGraphBody } from '@/lib/api/graph-answer'
import { readToken } from '@/lib/api/session-token'
import { AppError } from '@/lib/contract/errors'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'

interface GraphCall {
  /** A filled form has one key, not each attempt. */
  idempotencyKey?: string
  /** The point chosen on the form's map, as `writePlace` writes it. */
  place?: string
  signal?: AbortSignal
}

/** Calls a graph operation from the browser. Throws AppError. */
export function callGraph<O extends GraphOperation>(
  operation: O,
  variables: VariablesOf<O>,
  { idempotencyKey, place, signal }: GraphCall = {},
): Promise<GraphAnswerOf<O>> {
  const headers = {
    'content-type': 'application/json',
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(place && { [PLACE_HEADER]: place }),
  }
  return sendGraph(operation, { body: JSON.stringify({ query: operation.document, variables }), headers, signal })
}

/** Sends files by the graph multipart request (operations, map, files), in the order given. Throws AppError. */
export function uploadGraph<O extends GraphOperation>(
  operation: O,
  variables: Omit<VariablesOf<O>, 'files'>,
  files: readonly File[],
): Promise<GraphAnswerOf<O>> {
  const body = new FormData()
  const places = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))
  const empty = { ...variables, files: files.map(() => null) }
  body.append('operations', JSON.stringify({ query: operation.document, variables: empty }))
  body.append('map', JSON.stringify(places))
  files.forEach((file, index) => body.append(String(index), file, file.name))
  // the header makes the browser ask first: a foreign page's form cannot set it
  return sendGraph(operation, { body, headers: { 'x-requested-with': 'portal' } })
}

/** Sends an operation, however it is written down; the resident's token goes along when there is one. Throws AppError. */
async function sendGraph<O extends GraphOperation>(
  { endpoint }: O,
  { headers, ...call }: { body: BodyInit; headers: Record<string, string>; signal?: AbortSignal },
): Promise<GraphAnswerOf<O>> {
  const token = readToken()
  const own = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  try {
    const answer = await fetch(endpoint, { method: 'POST', ...call, headers: { ...headers, ...own } })
    return readGraphBody<O>(await answer.json())
  } catch (error) {
    if (error instanceof AppError) throw error
    // a proxy that refuses a large body answers no graph
    throw new AppError('unavailable', { cause: error })
  }
}
