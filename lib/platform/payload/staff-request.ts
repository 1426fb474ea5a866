import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { AppError } from '@/lib/contract/errors'
import { transactionId } from '@/lib/platform/database/payload-client'

/** What the hooks of a save know of it. */
export type SaveRequest = PayloadRequest

/** Who of the staff asks, with which headers, and what the hooks of their saves are told. */
export type StaffCall = Pick<PayloadRequest, 'user' | 'headers'> & Partial<Pick<PayloadRequest, 'context'>>

/** Request of local calls that Payload checks and logs like those of its REST, in the current transaction. */
export function toStaffRequest({ user, headers, context }: StaffCall): Partial<PayloadRequest> {
  return { user, headers, context: { ...context }, payloadAPI: 'REST', transactionID: transactionId() }
}

/** Refuses a form as Payload refuses its own, at the field. */
export function throwFieldRefusal(req: Pick<PayloadRequest, 't'>, path: string, message: string): never {
  throw new ValidationError({ errors: [{ path, message }] }, req.t)
}

/** An error whose message the screens of the staff show. */
export function staffRefusal(message: string, status: 403 | 409): APIError {
  return new APIError(message, status, null, true)
}

export function isConflict(error: unknown): boolean {
  return (error instanceof APIError || error instanceof AppError) && error.status === 409
}

/** Returns the message of a save that Payload or a domain refused; null for a fault. */
export function readRefusal(error: unknown): string | null {
  if (!(error instanceof APIError || error instanceof AppError) || error.status >= 500) return null
  if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message
  const [first] = error instanceof AppError ? Object.values(error.errors ?? {}) : []
  return first?.[0] ?? error.message
}
