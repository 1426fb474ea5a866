import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { callOff } from '@/lib/domains/receptions/hooks/call-off'
import { refuseOvertaken } from '@/lib/platform/save-hooks/refuse-stale-save'
import type { ReceptionBooking } from '@/lib/platform/payload/payload-types'

const overtaken = {
  table: 'reception_bookings',
  words: 'Пока вы правили, запись изменилась: её отменили или о ней напомнили.',
}

/**
 * Records the outcome. A cancelled booking stays cancelled; a called-off one can only be cancelled, which frees its
 * time.
 */
export const recordOutcome: CollectionBeforeChangeHook<ReceptionBooking> = async (save) => {
  const { data, originalDoc, operation, req } = save
  if (operation !== 'update' || !originalDoc) return data
  await refuseOvertaken(overtaken, originalDoc, req)
  if (data.state === undefined || data.state === originalDoc.state) return data
  if (isOver(originalDoc.state, data.state)) {
    const message = 'Отменённая запись не возвращается: записавшийся уже знает об отмене, время могло достаться другому'
    throw new ValidationError({ errors: [{ path: 'state', message }], req })
  }
  if (data.state === 'called_off') callOff.note({ letter: 'calledOff' }, req)
  if (data.state === 'cancelled' && originalDoc.state !== 'called_off') callOff.note({ letter: 'cancelled' }, req)
  return data
}

function isOver(before: ReceptionBooking['state'], after: ReceptionBooking['state']): boolean {
  return before === 'cancelled' || after === 'waiting' || (before === 'called_off' && after !== 'cancelled')
}
