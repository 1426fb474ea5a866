import { readAnswer } from '@/lib/api/answer'
import { buildRequest, type Input } from '@/lib/api/request'
import { dropToken, readToken } from '@/lib/api/session-token'
import type { AnswerOf, Operation } from '@/lib/contract/operation'

interface CallOptions {
  /** A filled form has one key, not each attempt: a repeat after a broken connection makes nothing twice. */
  idempotencyKey?: string
  /** Stops waiting for an answer that nobody needs any more. */
  signal?: AbortSignal
}

/**
 * Calls an operation from the browser, at the portal's own address; the resident's token goes with what is not public.
 * Throws AppError.
 */
export async function call<O extends Operation>(
  operation: O,
  input: Input<O> = {},
  { idempotencyKey, signal }: CallOptions = {},
): Promise<AnswerOf<O>> {
  const token = operation.access === 'public' ? null : readToken()
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  const answer = await fetch(buildRequest(window.location.origin, operation, input, headers), { signal })
  // the session ended elsewhere: keeping its token would only repeat the refusal
  if (answer.status === 401 && token !== null && token === readToken()) dropToken()
  return readAnswer(operation, answer)
}
