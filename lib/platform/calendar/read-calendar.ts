import { payloadClient, transactionId } from '@/lib/platform/database/payload-client'
import { readWorkingCalendar } from '@/lib/platform/calendar/working-calendar'
import type { WorkingCalendar } from '@/lib/shared/working-days'

/** Holidays and moved days of the back office: by them terms in working days are counted. */
export async function workingCalendar(): Promise<WorkingCalendar> {
  return readWorkingCalendar(await payloadClient(), { transactionID: transactionId() })
}
