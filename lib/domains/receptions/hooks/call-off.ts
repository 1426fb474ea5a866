import { emails } from '@/lib/domains/receptions/emails'
import { findBooking } from '@/lib/domains/receptions/repository'
import { queueBookingEmail } from '@/lib/domains/receptions/queue-booking-letter'
import { inRequest } from '@/lib/platform/database/payload-client'
import { afterSave } from '@/lib/platform/payload/request-value'
import type { ReceptionBooking } from '@/lib/platform/payload/payload-types'

interface CallOff {
  letter: 'calledOff' | 'cancelled'
}

/** Emails the person that the reception or booking was cancelled, if still to come. */
export const callOff = afterSave<ReceptionBooking, CallOff>('receptionCalledOff', ({ letter }, { id, startsAt }, req) =>
  inRequest(req, async () => {
    const row = Date.parse(startsAt) > Date.now() ? await findBooking(id) : null
    if (row) await queueBookingEmail(row, emails[letter])
  }),
)
