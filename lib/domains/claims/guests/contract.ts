import { z } from 'zod'
import { claimMessages } from '@/lib/domains/claims/messages'
import { messages } from '@/lib/contract/messages'
import { DAY, guessedLink, guestLetters, letterLimits } from '@/lib/contract/call-limit'
import { requiredConsents } from '@/lib/contract/consents'
import { defineContract } from '@/lib/contract/define-contract'
import { emailField } from '@/lib/contract/person-fields'
import { feedEntryOf } from '@/lib/contract/feed-entry'
import { day, id, idParams, moment } from '@/lib/contract/shapes'
import { CLAIMS_A_DAY } from '@/lib/domains/claims/contract'
import { claimKinds } from '@/lib/domains/claims/feed-kinds'
import { claimNumber } from '@/lib/text/claim-number'

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

/** A private link holds this key. */
const key = z.string(messages.required).min(1, messages.required).max(100, messages.unknownValue)

const claimStep = z.object({ title: z.string(), at: moment, text: z.string().nullable() })
export type ClaimStep = z.infer<typeof claimStep>

/** The claim waits for this; `until` is the last day of the term, or null. */
const nextStep = z.object({ title: z.string(), until: day.nullable(), is_overdue: z.boolean() })
export type NextStep = z.infer<typeof nextStep>

/** Whoever holds the private link of a claim sees this, so nothing here names the author. */
const claimState = z.object({
  id: z.int(),
  code: z.int(),
  /** Nobody has opened the letter's link yet. */
  is_waiting: z.boolean(),
  x: z.number(),
  y: z.number(),
  address: z.string(),
  text: z.string(),
  category: z.string().nullable(),
  /** These links open the author's own photos for five minutes. */
  photos: z.array(z.string()),
  steps: z.array(claimStep),
  /** The claim is finished if this is null. */
  next: nextStep.nullable(),
  /** This one was merged into that claim as a duplicate; null if it was not. */
  merged_into: z.int().nullable(),
  /** Anybody may open this page, of this claim or of the one it was merged into. */
  public_url: z.string().nullable(),
  /** The claim stands in the cabinet of an account that took it over. */
  is_in_cabinet: z.boolean(),
})
export type ClaimState = z.infer<typeof claimState>

export const getClaimState = defineOperation({
  id: 'getClaimState',
  method: 'GET',
  path: '/api/claimstate',
  summary: 'Где сейчас заявка, по личной ссылке её автора: снимки, текст, сделанные шаги и следующий с его сроком',
  access: 'public',
  isPersonal: true,
  query: z.object({ key }),
  answer: z.object({ claim: claimState }),
})

export const findGuestClaim = defineOperation({
  id: 'findGuestClaim',
  method: 'POST',
  path: '/api/findclaim',
  summary: 'Письмо с личной ссылкой на заявку гостя по её номеру и почте; ответ один, есть такая заявка или нет',
  access: 'public',
  audited: 'Поиск заявки по номеру и почте',
  limits: letterLimits,
  body: z.object({
    id: z.preprocess((value) => claimNumber(String(value ?? '')) ?? undefined, z.int(claimMessages.numberMalformed)),
    email: emailField,
  }),
  answer: z.object({ message: z.string() }),
})

export const joinClaimAsGuest = defineOperation({
  id: 'joinClaimAsGuest',
  method: 'POST',
  path: '/api/joinclaim',
  summary: 'Присоединиться к заявке без входа: на почту придёт ссылка для подтверждения',
  access: 'public',
  audited: 'Присоединение гостя к заявке',
  limits: [
    // each call sends a letter to any address that was typed
    { of: 'caller', points: CLAIMS_A_DAY, seconds: DAY },
    guestLetters,
  ],
  body: z.object({ id, email: emailField, consents: requiredConsents('claim') }),
  answer: z.object({ message: z.string() }),
})

export const confirmClaimJoin = defineOperation({
  id: 'confirmClaimJoin',
  method: 'POST',
  path: '/api/confirmjoin',
  summary: 'Подтвердить присоединение к заявке ключом из письма',
  access: 'public',
  audited: 'Подтверждение присоединения к заявке',
  limits: [guessedLink],
  body: z.object({ token: key }),
  answer: z.object({ message: z.string(), url: z.string() }),
})

export const endClaimLinks = defineOperation({
  id: 'endClaimLinks',
  method: 'POST',
  path: '/api/endclaimlinks',
  summary: 'Закрыть все личные ссылки на заявку, выданные до сих пор',
  access: 'public',
  audited: 'Закрытие ссылок на заявку',
  limits: [guessedLink],
  body: z.object({ key }),
  answer: z.object({ message: z.string() }),
})

export const getOwnClaim = defineOperation({
  id: 'getOwnClaim',
  method: 'GET',
  path: '/api/user/claims/{id}',
  summary: 'Своя заявка по её номеру, какой она стоит в ленте кабинета; чужой номер не находит ничего',
  access: 'resident',
  params: idParams,
  /** `words` name the state within a sentence. */
  answer: z.object({ claim: feedEntryOf(claimKinds), words: z.string() }),
})
