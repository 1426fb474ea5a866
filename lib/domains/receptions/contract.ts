import { z } from 'zod'
import { DAY, emailLimits, wrongKeyLimit, guestEmailLimit } from '@/lib/contract/call-limit'
import { requiredConsents } from '@/lib/contract/consents'
import { defineContract } from '@/lib/contract/define-contract'
import { receptionMessages } from '@/lib/domains/receptions/messages'
import { messages } from '@/lib/contract/messages'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import { day, id, limitedText, moment, requiredLine, requiredText, typedMoment } from '@/lib/contract/shapes'

const { defineOperation, defineRead, operations } = defineContract('Приём граждан')
export { operations }

/** Days ahead open for booking: always includes a monthly reception. */
export const BOOKING_DAYS = 35
/** Minutes a time is held for an unconfirmed address. */
export const HOLD_MINUTES = 60
/** Upcoming bookings per confirmed address, or bookings and holds per account. */
export const MAX_BOOKINGS = 3
export const MAX_TOPIC_LENGTH = 500
const BOOKINGS_A_DAY = 20

/** Official id of the mayor, who is not among the numbered officials. */
export const MAYOR = 0

const officialId = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .min(MAYOR, messages.notANumber)
  .max(2_147_483_647, messages.notANumber)

const slot = z.object({ starts_at: moment, is_free: z.boolean() })

const slotDay = z.object({ day, place: z.string(), minutes: z.int(), slots: z.array(slot) })
export type SlotDay = z.infer<typeof slotDay>

const receptionSlots = z.object({
  official: z.object({ id: z.int(), full_name: z.string(), post: z.string(), updated_at: moment }),
  days: z.array(slotDay),
})
export type ReceptionSlots = z.infer<typeof receptionSlots>

export const getReceptionSlots = defineRead({
  id: 'getReceptionSlots',
  path: '/api/receptionslots',
  summary: 'Время приёма руководителя на пять недель вперёд: что свободно; 0 — глава города',
  query: z.object({ official: officialId }),
  answer: z.object({ reception: receptionSlots }),
})

const bookingStates = [
  { value: 'booked', name: 'Вы записаны' },
  { value: 'waiting', name: 'Ждёт подтверждения почты' },
  { value: 'came', name: 'Приём состоялся' },
  { value: 'missed', name: 'Вы не пришли' },
  { value: 'cancelled', name: 'Отменена' },
  { value: 'called_off', name: 'Приём не состоится' },
] as const
const bookingState = z.enum(bookingStates.map(({ value }) => value))
export type BookingState = z.infer<typeof bookingState>

const pastStateNames: Partial<Record<BookingState, string>> = {
  booked: 'Время прошло',
  called_off: 'Приём не состоялся',
}

export function bookingStateName(state: BookingState, isPast: boolean): string {
  return (isPast && pastStateNames[state]) || (bookingStates.find(({ value }) => value === state)?.name ?? '')
}

const booking = z.object({
  id: z.int(),
  number: z.string(),
  official_id: z.int(),
  official: z.string(),
  starts_at: moment,
  place: z.string(),
  state: bookingState,
  state_name: z.string(),
})
export type ReceptionBooking = z.infer<typeof booking>

export const bookingFields = {
  name: personName(200),
  email: emailField,
  phone: phoneField,
  topic: requiredText(MAX_TOPIC_LENGTH),
}

export const bookReception = defineOperation({
  id: 'bookReception',
  audited: 'Запись на приём',
  method: 'POST',
  path: '/api/receptionbookings',
  summary: 'Записаться на приём. С неподтверждённой почтой время держится час, пока не открыта ссылка из письма',
  access: 'optional',
  idempotent: true,
  limits: [{ of: 'caller', points: BOOKINGS_A_DAY, seconds: DAY }, guestEmailLimit],
  body: z.object({
    official_id: officialId,
    starts_at: typedMoment(receptionMessages.slotRequired),
    ...bookingFields,
    consents: requiredConsents('reception'),
  }),
  answer: z.object({ booking, message: z.string() }),
})

const token = limitedText(100, messages.unknownValue).min(1, messages.required)

export const confirmReception = defineOperation({
  id: 'confirmReception',
  audited: 'Подтверждение записи на приём',
  method: 'POST',
  path: '/api/confirmreception',
  summary: 'Подтвердить запись на приём ключом из письма',
  access: 'public',
  limits: [wrongKeyLimit],
  body: z.object({ token }),
  answer: z.object({ message: z.string() }),
})

/** POST keeps the key out of addresses and logs. */
export const describeReception = defineOperation({
  id: 'describeReception',
  method: 'POST',
  path: '/api/describereception',
  summary: 'Назвать запись на приём по ключу из письма: к кому, где и когда',
  access: 'public',
  limits: [wrongKeyLimit],
  body: z.object({ token }),
  answer: z.object({ message: z.string() }),
})

export const cancelReception = defineOperation({
  id: 'cancelReception',
  audited: 'Отмена записи на приём',
  method: 'POST',
  path: '/api/cancelreception',
  summary: 'Отменить запись на приём ключом из письма',
  access: 'public',
  limits: [wrongKeyLimit],
  body: z.object({ token }),
  answer: z.object({ message: z.string() }),
})

/** The same answer for an unknown booking: numbers are easy to guess. */
export const resendReceptionEmail = defineOperation({
  id: 'resendReceptionEmail',
  audited: 'Повтор письма о записи на приём',
  method: 'POST',
  path: '/api/resendreceptionemail',
  summary: 'Выслать письмо о записи на приём ещё раз, по её номеру и почте; ответ один, есть такая запись или нет',
  access: 'public',
  limits: emailLimits,
  body: z.object({ number: requiredLine(30), email: emailField }),
  answer: z.object({ message: z.string() }),
})

export const listMyReceptions = defineOperation({
  id: 'listMyReceptions',
  method: 'GET',
  path: '/api/user/receptionbookings',
  summary: 'Записи жителя на приём: ближайшие сверху, прошедшие за год после них',
  access: 'resident',
  answer: z.object({ bookings: z.array(booking) }),
})

export const cancelMyReception = defineOperation({
  id: 'cancelMyReception',
  audited: 'Отмена записи на приём',
  method: 'POST',
  path: '/api/user/cancelreception',
  summary: 'Отменить свою запись на приём: время снова свободно',
  access: 'resident',
  body: z.object({ id }),
  answer: z.object({ message: z.string() }),
})
