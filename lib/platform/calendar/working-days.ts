import type { Payload, PayloadRequest } from 'payload'
import { isoDay } from '@/lib/time/dates'
import type { WorkingCalendar } from '@/lib/time/working-days'
import { env } from '@/lib/config/env'
import { payloadClient, transactionId } from '@/lib/platform/database/payload-client'
import { nextReception, type ReceptionDay } from '@/lib/time/reception-days'
import type { ReceptionHours } from '@/lib/time/reception-times'

/** Reads the calendar of the back office as sets of days of the city. */
export async function readWorkingCalendar(payload: Payload, req?: Partial<PayloadRequest>): Promise<WorkingCalendar> {
  const { days } = await payload.findGlobal({ slug: 'working-calendar', depth: 0, req })
  const ofKind = (kind: 'off' | 'worked') =>
    new Set((days ?? []).filter((row) => row.kind === kind).map((row) => isoDay(row.day, env.TIME_ZONE)))
  return { daysOff: ofKind('off'), workedDays: ofKind('worked') }
}

/** Reads the holidays and moved days of the back office: terms in working days are counted by them. */
export async function getWorkingCalendar(): Promise<WorkingCalendar> {
  return readWorkingCalendar(await payloadClient(), { transactionID: transactionId() })
}

/** Tells of each of these schedules when its next reception is by the working calendar; null where none is to come. */
export async function nextReceptions(
  schedules: readonly (readonly ReceptionHours[])[],
): Promise<(ReceptionDay | null)[]> {
  const now = new Date()
  const calendar = await getWorkingCalendar()
  return schedules.map((hours) => nextReception(hours, { now, zone: env.TIME_ZONE, calendar }))
}
