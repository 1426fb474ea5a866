import { letters } from '@/lib/domains/receptions/letters'
import { takeUnreminded, withdrawLateLetters } from '@/lib/domains/receptions/repository'
import { followSchedule } from '@/lib/domains/receptions/schedule-service'
import { queueBookingLetter } from '@/lib/domains/receptions/queue-booking-letter'
import { notifyAll } from '@/lib/platform/workflow/notify-all'

const AT_ONCE = 50

/** Reminds of tomorrow's receptions once; first calls off bookings without a schedule and withdraws late emails. */
export async function sendReminders(): Promise<void> {
  await withdrawLateLetters()
  await followSchedule()
  await notifyAll(AT_ONCE, takeUnreminded, (row) => queueBookingLetter(row, letters.reminder))
}
