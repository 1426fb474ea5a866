import { emails } from '@/lib/domains/receptions/emails'
import { takeUnreminded, withdrawLateEmails } from '@/lib/domains/receptions/repository'
import { followSchedule } from '@/lib/domains/receptions/schedule-service'
import { queueBookingEmail } from '@/lib/domains/receptions/queue-booking-letter'
import { notifyAll } from '@/lib/platform/workflow/notify-in-batches'

const AT_ONCE = 50

/** Reminds of tomorrow's receptions once; first calls off bookings without a schedule and withdraws late emails. */
export async function sendReminders(): Promise<void> {
  await withdrawLateEmails()
  await followSchedule()
  await notifyAll(AT_ONCE, takeUnreminded, (row) => queueBookingEmail(row, emails.reminder))
}
