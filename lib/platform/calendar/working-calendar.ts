import type { Payload, PayloadRequest } from 'payload'
import { isoDay } from '@/lib/time/dates'
import type { WorkingCalendar } from '@/lib/time/working-days'
import { env } from '@/lib/config/env'

/** Reads the calendar of the back office as sets of days of the city. */
export async function readWorkingCalendar(payload: Payload, req?: Partial<PayloadRequest>): Promise<WorkingCalendar> {
  const { days } = await payload.findGlobal({ slug: 'working-calendar', depth: 0, req })
  const ofKind = (kind: 'off' | 'worked') =>
    new Set((days ?? []).filter((row) => row.kind === kind).map((row) => isoDay(row.day, env.TIME_ZONE)))
  return { daysOff: ofKind('off'), workedDays: ofKind('worked') }
}
