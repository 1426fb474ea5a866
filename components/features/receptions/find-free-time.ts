import { findSlots } from '@/components/features/receptions/queries'
import { firstFreeTime } from '@/components/features/receptions/slot-words'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { takesBookings, type ReceptionHours } from '@/lib/time/reception-times'

/**
 * Finds the first time that can be booked with an official; the head of the city has no number. Returns null where all
 * times are taken, undefined where the portal offers none.
 */
export async function findFreeTime(
  official: number | null,
  hours: readonly ReceptionHours[],
): Promise<string | null | undefined> {
  const slots = takesBookings(hours) ? await findSlots(official ?? MAYOR) : null
  if (!slots || slots.days.length === 0) return undefined
  return firstFreeTime(slots.days) ?? null
}
