import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { absentWhenEmpty, limitedText, requiredPersonName } from '@/lib/contract/shapes'
import { EMAIL, hasForeignMailbox, normalizeEmail } from '@/lib/text/email-address'
import { emptyIfInvisible, plainCode } from '@/lib/text/plain-text'
import { formatPhone, hasForeignCode, isRussianPhone } from '@/lib/text/phone'

const MAX_NAME_LENGTH = 100

export const emailField = limitedText(
  254,
  messages.textTooLong(254),
  z.string(messages.required).overwrite((typed) => normalizeEmail(emptyIfInvisible(typed))),
)
  .min(1, messages.required)
  .refine((email) => !hasForeignMailbox(email), { error: messages.foreignMailbox, abort: true })
  .pipe(z.email({ pattern: EMAIL, error: messages.notAnEmail }))

export const phoneField = limitedText(30, messages.notAPhone, z.string(messages.notAPhone).overwrite(plainCode))
  .refine((text) => !hasForeignCode(text), { error: messages.foreignPhone, abort: true })
  .refine(isRussianPhone, messages.notAPhone)
  .transform((text) => formatPhone(text).replace(/\u00A0/g, ' '))

export const nameFields = {
  surname: personName(),
  name: personName(),
  patronymic: absentWhenEmpty(personName()),
  phone: absentWhenEmpty(phoneField),
}

/** Letters of any alphabet: «Анна-Мария», «оглы», «О'Коннор». */
export function personName(longest = MAX_NAME_LENGTH) {
  return requiredPersonName(longest).regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, messages.notAName)
}
