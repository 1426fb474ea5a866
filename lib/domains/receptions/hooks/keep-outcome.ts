import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { callOff } from '@/lib/domains/receptions/hooks/call-off'
import { refuseOvertaken } from '@/lib/platform/saves/refuse-overtaken'
import type { ReceptionBooking } from '@/lib/platform/payload/payload-types'

const overtaken = {
  table: 'reception_bookings',
  words: 'Пока вы правили, запись изменилась: её отменили или о ней напомнили.',
}

/** Of a booking the office says whether the person came, or calls the reception off; a cancelled one stays so. */
export const keepOutcome: CollectionBeforeChangeHook<ReceptionBooking> = async (save) => {
  const { data, originalDoc, operation, req } = save
  if (operation !== 'update' || !originalDoc) return data
  await refuseOvertaken(overtaken, originalDoc, req)
  if (data.state === undefined || data.state === originalDoc.state) return data
  if (originalDoc.state === 'cancelled' || data.state === 'waiting') {
    const message = 'Отменённая запись не возвращается: время уже могло достаться другому'
    throw new ValidationError({ errors: [{ path: 'state', message }], req })
  }
  if (data.state === 'cancelled') callOff.note({}, req)
  return data
}
