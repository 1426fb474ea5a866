import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { absentWhenEmpty } from '@/lib/contract/shapes'
import { formatPhone, isRussianPhone } from '@/lib/shared/phone'

const LONGEST_NAME = 100

/** An e-mail address is compared and stored in small letters. */
export const emailField = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .max(254, messages.textTooLong(254))
  .toLowerCase()
  .pipe(z.email(messages.notAnEmail))

/** A phone is written as «+7 (928) 055-12-34», whatever way it was typed. */
export const phoneField = z
  .string(messages.notAPhone)
  .trim()
  .max(30, messages.notAPhone)
  .refine(isRussianPhone, messages.notAPhone)
  .transform((text) => formatPhone(text).replace(/\u00A0/g, ' '))

export const nameFields = {
  surname: personName(),
  name: personName(),
  patronymic: absentWhenEmpty(personName()),
  phone: absentWhenEmpty(phoneField),
}

/** A name has letters of any alphabet, spaces, hyphens, apostrophes and points: «Анна-Мария», «оглы», «О'Коннор». */
export function personName(longest = LONGEST_NAME) {
  return z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .max(longest, messages.textTooLong(longest))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’\u2010-]*$/u, messages.notAName)
}
