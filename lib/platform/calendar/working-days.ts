import type { Payload, PayloadRequest } from 'payload'
import { isoDay } from '@/lib/time/dates'
import type { WorkingCalendar } from '@/lib/time/working-days'
import { env } from '@/lib/config/env'
import { payloadClient, transactionId } from '@/lib/platform/database/payload-client'
import { cachedPerContentVersion } from '@/lib/runtime/content-cache'
import { nextReception, type ReceptionDay } from '@/lib/time/reception-days'
import type { ReceptionHours } from '@/lib/time/reception-times'

export async function readWorkingCalendar(payload: Payload, req?: Partial<PayloadRequest>): Promise<WorkingCalendar> {
  const { days } = await payload.findGlobal({ slug: 'working-calendar', depth: 0, req })
  const ofKind = (kind: 'off' | 'worked') =>
    new Set((days ?? []).filter((row) => row.kind === kind).map((row) => isoDay(row.day, env.TIME_ZONE)))
  return { daysOff: ofKind('off'), workedDays: ofKind('worked') }
}

/** Pages share one reading: the list of receptions asks for the calendar once per official. */
export async function getWorkingCalendar(): Promise<WorkingCalendar> {
  const transactionID = transactionId()
  if (transactionID !== undefined) return readWorkingCalendar(await payloadClient(), { transactionID })
  return cachedPerContentVersion('working-calendar', async () => readWorkingCalendar(await payloadClient()))
}

/** Returns the next reception of each schedule; null if there is none. */
export async function nextReceptions(
  schedules: readonly (readonly ReceptionHours[])[],
): Promise<(ReceptionDay | null)[]> {
  const now = new Date()
  const calendar = await getWorkingCalendar()
  return schedules.map((hours) => nextReception(hours, { now, zone: env.TIME_ZONE, calendar }))
}
