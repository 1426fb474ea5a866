import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { type BookingEmail, queueBookingEmail } from '@/lib/domains/receptions/emails'
import { findBooking } from '@/lib/domains/receptions/repository'
import { inRequest } from '@/lib/platform/database/payload-client'
import type { ReceptionBooking } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'
import { refuseOvertaken } from '@/lib/platform/save-hooks/refuse-stale-save'

const overtaken = {
  table: 'reception_bookings',
  words: 'Пока вы правили, запись изменилась: её отменили или о ней напомнили.',
}

/** A cancelled booking stays cancelled; a called-off one can only be cancelled. Notes the email to send. */
export const checkStateChange: CollectionBeforeChangeHook<ReceptionBooking> = async (save) => {
  const { data, originalDoc, operation, req } = save
  if (operation !== 'update' || !originalDoc) return data
  await refuseOvertaken(overtaken, originalDoc, req)
  if (data.state === undefined || data.state === originalDoc.state) return data
  if (isOver(originalDoc.state, data.state)) {
    const message = 'Отменённая запись не возвращается: записавшийся уже знает об отмене, время могло достаться другому'
    throw new ValidationError({ errors: [{ path: 'state', message }], req })
  }
  if (data.state === 'called_off') emailCancellation.note({ email: 'calledOff' }, req)
  if (data.state === 'cancelled' && originalDoc.state !== 'called_off')
    emailCancellation.note({ email: 'cancelled' }, req)
  return data
}

function isOver(before: ReceptionBooking['state'], after: ReceptionBooking['state']): boolean {
  return before === 'cancelled' || after === 'waiting' || (before === 'called_off' && after !== 'cancelled')
}

/** Emails the person that the reception or booking was cancelled, if still to come. */
export const emailCancellation = afterSave<ReceptionBooking, { email: BookingEmail }>(
  'receptionCalledOff',
  ({ email }, { id, startsAt }, req) =>
    inRequest(req, async () => {
      const row = Date.parse(startsAt) > Date.now() ? await findBooking(id) : null
      if (row) await queueBookingEmail(row, email)
    }),
)
