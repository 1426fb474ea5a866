import { z } from 'zod'
import { consentPurpose } from '@/lib/contract/consents'
import { defineContract } from '@/lib/contract/define-contract'
import { messages } from '@/lib/contract/messages'
import { html, moment } from '@/lib/contract/shapes'

const { defineOperation, defineRead, operations } = defineContract('Личный кабинет')
export { operations }

export const REGISTRATION_CONSENT_REQUIRED =
  'Это согласие нужно для самой учётной записи. Чтобы отозвать его, удалите учётную запись'

const consentText = z.object({
  purpose: consentPurpose,
  version: z.int(),
  title: z.string(),
  label: z.string(),
  body: html,
  valid_from: moment,
  url: z.string(),
})
export type ConsentText = z.infer<typeof consentText>

export const listConsentTexts = defineRead({
  id: 'listConsentTexts',
  path: '/api/consenttexts',
  summary: 'Действующие тексты согласий на обработку персональных данных, по одному на цель',
  answer: z.object({ consent_texts: z.array(consentText) }),
})

/** `version` is that of the text the resident saw; null, like the moments, if they never agreed. */
const givenConsent = z.object({
  purpose: consentPurpose,
  title: z.string(),
  url: z.string(),
  version: z.int().nullable(),
  given_at: moment.nullable(),
  withdrawn_at: moment.nullable(),
  is_given: z.boolean(),
  is_outdated: z.boolean(),
})
export type GivenConsent = z.infer<typeof givenConsent>
const consentsAnswer = z.object({ consents: z.array(givenConsent) })

export const listConsents = defineOperation({
  id: 'listConsents',
  method: 'GET',
  path: '/api/user/consents',
  summary: 'Мои согласия по всем целям',
  access: 'resident',
  answer: consentsAnswer,
})

/** Withdrawing the consent to registration returns 422 at `purpose`: delete the account instead. */
export const changeConsent = defineOperation({
  ...listConsents,
  id: 'changeConsent',
  audited: 'Изменение согласия',
  method: 'POST',
  summary: 'Дать или отозвать согласие по одной цели',
  body: z.object({ purpose: consentPurpose, is_given: z.boolean(messages.required) }),
})
