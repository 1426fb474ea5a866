import { letters } from '@/lib/domains/receptions/letters'
import { takeUnreminded } from '@/lib/domains/receptions/repository'
import { followSchedule } from '@/lib/domains/receptions/schedule-service'
import { queueBookingLetter } from '@/lib/domains/receptions/queue-booking-letter'
import { notifyAll } from '@/lib/platform/workflow/notify-all'

const AT_ONCE = 50

/** Reminds of the receptions of tomorrow, each once; of one that the schedule does not have any more it tells that before. */
export async function sendReminders(): Promise<void> {
  await followSchedule()
  await notifyAll(AT_ONCE, takeUnreminded, (row) => queueBookingLetter(row, letters.reminder))
}
