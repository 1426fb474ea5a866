import { letters } from '@/lib/domains/receptions/letters'
import { takeUnreminded } from '@/lib/domains/receptions/repository'
import { followSchedule } from '@/lib/domains/receptions/schedule-service'
import { queueBookingLetter } from '@/lib/domains/receptions/queue-booking-letter'
import { notifyAll } from '@/lib/platform/workflow/notify-all'

const AT_ONCE = 50

/**
 * Sends one reminder for each reception of the next day. Bookings that the schedule does not have any more are called
 * off before that.
 */
export async function sendReminders(): Promise<void> {
  await followSchedule()
  await notifyAll(AT_ONCE, takeUnreminded, (row) => queueBookingLetter(row, letters.reminder))
}
