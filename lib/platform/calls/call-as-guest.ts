import { AppError } from '@/lib/contract/errors'
import type { Handler } from '@/lib/platform/calls/handler'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { parseFields, parseParams, withoutEmpty } from '@/lib/platform/calls/parse-fields'

/** The fields of a call as its address holds them, not parsed yet. */
export interface SentFields {
  params?: unknown
  query?: Record<string, unknown>
}

/** A page that is being rendered comes from no address, so no limit counts it. */
export const guest = { visitor: { address: null, device: '' }, caller: null, system: null }

/**
 * Runs the core of a read for a page. Its answer is parsed, as at the door: a field outside the contract reaches no page.
 * Throws AppError; what a guest may not read is unauthorized. Writes need the door, which counts them and writes them down.
 */
export async function callAsGuest(
  { operation, core }: Handler,
  { params = {}, query = {} }: SentFields,
  preview?: string,
): Promise<unknown> {
  try {
    if (operation.method !== 'GET') throw new AppError('methodNotAllowed')
    if (operation.access === 'resident' || operation.access === 'system') throw new AppError('unauthorized')
    const call = {
      params: parseParams(operation.params, params),
      query: parseFields(operation.query, withoutEmpty(query)),
      body: parseFields(operation.body, {}),
    }
    return operation.answer.parse(await core({ ...call, ...guest, preview }))
  } catch (error) {
    throw toAppError(error)
  }
}
