import { env } from '@/lib/config/env'
import { workingCalendar } from '@/lib/platform/calendar/read-calendar'
import { nextReception, type ReceptionDay } from '@/lib/time/reception-days'
import type { ReceptionHours } from '@/lib/time/reception-times'

/** Tells of each of these schedules when its next reception is by the working calendar; null where none is to come. */
export async function nextReceptions(
  schedules: readonly (readonly ReceptionHours[])[],
): Promise<(ReceptionDay | null)[]> {
  const now = new Date()
  const calendar = await workingCalendar()
  return schedules.map((hours) => nextReception(hours, { now, zone: env.TIME_ZONE, calendar }))
}
