import { AppError } from '@/lib/contract/errors'
import type { Handler } from '@/lib/platform/calls/handler'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { parseFields, parseParams, withoutEmpty } from '@/lib/platform/calls/parse-fields'

export interface SentFields {
  params?: unknown
  query?: Record<string, unknown>
}

/** Rendering has no address, so it is not rate-limited. */
export const guest = { visitor: { address: null, device: '' }, caller: null, system: null }

/** Runs a read for a page, without limits and audit log; only fields of the contract pass. Throws AppError. */
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
    return operation.answer.parse(await core({ ...call, ...guest, preview }, undefined))
  } catch (error) {
    throw toAppError(error)
  }
}
