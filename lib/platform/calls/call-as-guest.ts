import type { Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import type { Answer } from '@/lib/platform/calls/answer'
import { asAppError } from '@/lib/platform/calls/as-app-error'
import { parseFields, parseParams } from '@/lib/platform/calls/parse-fields'

/** What a call brings along, not parsed yet. */
export interface SentFields {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A page that is being rendered comes from no address, so that no limit counts it. */
export const pageVisitor: Visitor = { address: null, device: '' }

/**
 * Runs the core of an operation for a page. Its answer is parsed, as at the door: a field outside the contract reaches
 * no page. Throws AppError; what a guest may not call is unauthorized.
 */
export async function callAsGuest(
  { operation, core }: Answer,
  { params = {}, query = {}, body = {} }: SentFields,
  preview?: string,
): Promise<unknown> {
  try {
    if (operation.access === 'resident' || operation.access === 'system') throw new AppError('unauthorized')
    const call = {
      params: parseParams(operation.params, params),
      query: parseFields(operation.query, query),
      body: parseFields(operation.body, body),
    }
    const answer = await core({ ...call, preview, visitor: pageVisitor, caller: null, system: null })
    return operation.answer.parse(answer)
  } catch (error) {
    throw asAppError(error)
  }
}
