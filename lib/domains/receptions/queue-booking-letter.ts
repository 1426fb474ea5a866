import { bookingKey } from '@/lib/domains/receptions/booking-key'
import type { emails } from '@/lib/domains/receptions/emails'
import type { BookingRow } from '@/lib/domains/receptions/repository'
import { queueLetter } from '@/lib/platform/mail/queue-email'
import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'

export async function queueBookingEmail(row: BookingRow, letter: (typeof emails)[keyof typeof emails]): Promise<void> {
  const { id, number, official, place } = row
  const when = formatMoment(row.starts_at, env.TIME_ZONE)
  await queueLetter(row.email, letter({ id, number, official, place, when, key: bookingKey(row) }))
}
