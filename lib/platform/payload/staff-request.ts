import type { PayloadRequest } from 'payload'
import { transactionId } from '@/lib/platform/database/payload-client'

/** Who of the staff asks, and with which headers. */
export type StaffCall = Pick<PayloadRequest, 'user' | 'headers'>

/** Request of local calls that Payload checks and logs like those of its REST, in the current transaction. */
export function toStaffRequest({ user, headers }: StaffCall): Partial<PayloadRequest> {
  return { user, headers, payloadAPI: 'REST', transactionID: transactionId() }
}
