import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { BRING } from '@/lib/domains/receptions/messages'
import { type BookingRow, findBooking } from '@/lib/domains/receptions/repository'
import { hashKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { hashLink } from '@/lib/platform/mail/email-parts'
import { type QueuedEmail, queueEmail } from '@/lib/platform/mail/queue-email'
import { formatMoment, toIso } from '@/lib/time/dates'

const chooseAnotherTime = { title: 'Выбрать другое время', url: `${env.PUBLIC_URL}${paths.reception}` }

interface BookedReception {
  id: number
  number: string
  official: string
  place: string
  when: string
  key: string
}

/** Emails name nobody, because the address may belong to a stranger. */
const emails = {
  confirm: ({ id, number, official, place, when, key }: BookedReception): QueuedEmail => ({
    kind: 'reception-confirm',
    subject: `Подтвердите запись на приём № ${number}`,
    lines: [`Для записи на приём на портале указали этот адрес. Выбрано время: ${when}.`, `Где: ${place}`, official],
    action: { title: 'Подтвердить запись', url: hashLink('confirm-reception', key) },
    after: [
      'Время держится за вами один час. Если вы ничего не выбирали, ничего делать не нужно.',
      'Когда вы подтвердите запись, придёт письмо со ссылкой для её отмены.',
    ],
    dependsOn: dependencyName(id),
  }),

  booked: (booking: BookedReception): QueuedEmail => ({
    kind: 'reception-booked',
    subject: `Вы записаны на приём ${booking.when}`,
    ...bookingDetails(booking),
  }),

  reminder: (booking: BookedReception): QueuedEmail => ({
    kind: 'reception-reminder',
    subject: `Напоминаем о приёме: ${booking.when}`,
    ...bookingDetails(booking),
  }),

  moved: (booking: BookedReception): QueuedEmail => ({
    kind: 'reception-moved',
    subject: `Приём ${booking.when}: изменилось место`,
    ...bookingDetails(booking),
  }),

  calledOff: ({ number, official, when }: BookedReception): QueuedEmail => ({
    kind: 'reception-called-off',
    subject: `Приём ${when} отменён`,
    lines: [`Приём, на который вы записаны под № ${number}, не состоится.`, official],
    after: ['Приёмная свяжется с вами и назначит новое время.'],
  }),

  outOfSchedule: ({ number, official, when }: BookedReception): QueuedEmail => ({
    kind: 'reception-out-of-schedule',
    subject: `Приём ${when} не состоится`,
    lines: [`Часы приёма изменились, и запись № ${number} больше не действует.`, official],
    action: chooseAnotherTime,
    after: ['Приносим извинения. Выберите на портале другое время или позвоните в приёмную.'],
  }),

  cancelled: ({ number, official, when }: BookedReception): QueuedEmail => ({
    kind: 'reception-cancelled',
    subject: `Запись на приём ${when} отменена`,
    lines: [`Запись № ${number} отменена, как вы просили.`, official],
    action: chooseAnotherTime,
    after: ['Если вы об этом не просили, позвоните в приёмную.'],
  }),
}

function bookingDetails({ id, number, official, place, when, key }: BookedReception) {
  return {
    lines: [`Когда: ${when}`, `Где: ${place}`, official, `Номер записи: ${number}`],
    action: { title: 'Отменить запись', url: hashLink('cancel-reception', key) },
    after: [`${BRING} Не сможете прийти — отмените запись: время достанется другому.`],
    dependsOn: dependencyName(id),
  }
}

/** Name by which the trigger withdraw_reception_emails finds queued emails. */
function dependencyName(id: number): string {
  return `reception ${id}`
}

/** Returns the key of a booking. Includes the moment, because ids repeat after a restored backup. */
function bookingKey({ id, created_at: created }: Pick<BookingRow, 'id' | 'created_at'>): string {
  return `${id}_${stableKey(`reception booking ${id} of ${toIso(created)}`)}`
}

export async function findByKey(token: string): Promise<BookingRow | null> {
  const row = await findBooking(Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0))
  return row && timingSafeEqual(hashKey(token), hashKey(bookingKey(row))) ? row : null
}

export type BookingEmail = keyof typeof emails

export async function queueBookingEmail(row: BookingRow, email: BookingEmail): Promise<void> {
  const { id, number, official, place } = row
  const when = formatMoment(row.starts_at, env.TIME_ZONE)
  await queueEmail(row.email, emails[email]({ id, number, official, place, when, key: bookingKey(row) }))
}
