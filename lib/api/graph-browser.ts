import { ClientError, GraphQLClient } from 'graphql-request'
import { readGraphBody } from '@/lib/api/graph-answer'
import { readToken } from '@/lib/api/resident-token'
import { AppError } from '@/lib/contract/errors'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'

interface GraphCall {
  /** One per filled form, not per attempt. */
  idempotencyKey?: string
  /** The point chosen on the form's map, as `writePlace` writes it. */
  place?: string
  signal?: AbortSignal
}

/** Calls a graph operation from the browser; the resident's token goes along when there is one. Throws AppError. */
export async function callGraph<O extends GraphOperation>(
  operation: O,
  variables: VariablesOf<O>,
  { idempotencyKey, place, signal }: GraphCall = {},
): Promise<GraphAnswerOf<O>> {
  const token = readToken()
  const client = new GraphQLClient(new URL(operation.endpoint, window.location.origin).href, {
    signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(place && { [PLACE_HEADER]: place }),
    },
  })
  try {
    return readGraphBody<O>({ data: await client.request<unknown, object>(operation.document, variables) })
  } catch (error) {
    if (error instanceof ClientError && error.response.errors) return readGraphBody<O>(error.response)
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', { cause: error })
  }
}
