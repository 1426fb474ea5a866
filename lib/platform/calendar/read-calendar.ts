import { payloadClient, transactionId } from '@/lib/platform/database/payload-client'
import { readWorkingCalendar } from '@/lib/platform/calendar/working-calendar'
import type { WorkingCalendar } from '@/lib/time/working-days'

/** Reads the holidays and moved days of the back office: terms in working days are counted by them. */
export async function workingCalendar(): Promise<WorkingCalendar> {
  return readWorkingCalendar(await payloadClient(), { transactionID: transactionId() })
}
