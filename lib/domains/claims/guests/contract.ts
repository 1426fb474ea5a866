import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { guessedLink } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'
import { feedEntryOf } from '@/lib/contract/feed-entry'
import { day, idParams, moment } from '@/lib/contract/shapes'
import { claimKinds } from '@/lib/domains/claims/feed-kinds'

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

/** Of a private link. */
const key = z.string(messages.required).min(1, messages.required).max(100, messages.unknownValue)

const claimStep = z.object({ title: z.string(), at: moment, text: z.string().nullable() })
export type ClaimStep = z.infer<typeof claimStep>

/** What the claim waits for; `until` is the last day of the term, null where there is none. */
const nextStep = z.object({ title: z.string(), until: day.nullable(), is_overdue: z.boolean() })
export type NextStep = z.infer<typeof nextStep>

/** Where a claim stands, for whoever holds its private link: nothing of it names its author. */
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
  /** Addresses of the author's own photos, open for five minutes. */
  photos: z.array(z.string()),
  steps: z.array(claimStep),
  /** Null where nothing is waited for any more. */
  next: nextStep.nullable(),
  /** The claim that this one was merged into as a duplicate; null where it stands for itself. */
  merged_into: z.int().nullable(),
  /** The page that anybody reads: of this claim or of the one it was merged into. */
  public_url: z.string().nullable(),
  /** An account has taken it over. */
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
  /** `words` say within a sentence where it stands. */
  answer: z.object({ claim: feedEntryOf(claimKinds), words: z.string() }),
})
