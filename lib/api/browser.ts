import { readAnswer } from '@/lib/api/answer'
import { buildRequest, type Input } from '@/lib/api/request'
import type { AnswerOf, Operation } from '@/lib/contract/operation'

/** Calls an operation from the browser, at the portal's own address. Throws AppError. */
export async function call<O extends Operation>(operation: O, input: Input<O> = {}): Promise<AnswerOf<O>> {
  return readAnswer(operation, await fetch(buildRequest(window.location.origin, operation, input)))
}
