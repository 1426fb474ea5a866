import { AppError, codeOfStatus, errorAnswer } from '@/lib/contract/errors'
import type { AnswerOf, Operation } from '@/lib/contract/operation'

/** Parses the answer of a call; any other outcome is thrown as the contract's AppError. */
export async function readAnswer<O extends Operation>(operation: O, response: Response): Promise<AnswerOf<O>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const parsed = operation.answer.safeParse(body)
    if (parsed.success) return parsed.data as AnswerOf<O>
    throw new AppError('unavailable', { cause: parsed.error })
  }
  const error = errorAnswer.safeParse(body)
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  throw new AppError(codeOfStatus(response.status), { ...(error.success ? error.data : {}), retryAfter })
}
