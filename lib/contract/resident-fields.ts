import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { absentWhenEmpty, listOf } from '@/lib/contract/shapes'
import { formatPhone, isRussianPhone } from '@/lib/shared/phone'

const LONGEST_NAME = 100

/** What a resident may agree to, one box and one document each (152-ФЗ art. 9). */
export const consentPurposes = ['registration', 'appeal', 'claim', 'idea', 'support'] as const
export const consentPurpose = z.enum(consentPurposes, messages.unknownValue)
export type ConsentPurpose = z.infer<typeof consentPurpose>

/**
 * Purposes whose boxes were ticked. Portal forms always send it: a list without the form's own purpose is refused.
 * Absent, it means a client that knows only the specified fields (docs/decisions/consents.md). A form sends words by commas.
 */
export function consentsField(own: ConsentPurpose) {
  return listOf(consentPurpose, consentPurposes.length)
    .refine((given) => given.includes(own), messages.consentRequired)
    .optional()
}

/** A resident's address, in the letter case in which it is compared and stored. */
export const emailField = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .max(254, messages.textTooLong(254))
  .toLowerCase()
  .pipe(z.email(messages.notAnEmail))

/** Written as «+7 (928) 055-12-34», whatever way it was typed. */
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

export const passwordFields = {
  password: z
    .string(messages.required)
    .min(1, messages.required)
    .min(8, messages.passwordTooShort)
    .max(128, messages.passwordTooLong),
  password_confirmation: z.string(messages.required).min(1, messages.required),
}

/** Letters of any alphabet, spaces, hyphens, apostrophes and points: «Анна-Мария», «оглы», «О'Коннор». */
export function personName(longest = LONGEST_NAME) {
  return z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .max(longest, messages.textTooLong(longest))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’\u2010-]*$/u, messages.notAName)
}
