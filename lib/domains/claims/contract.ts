import { z } from 'zod'
import { claimMessages } from '@/lib/domains/claims/messages'
import { DAY, wrongKeyLimit, guestEmailLimit, HOUR, emailLimits } from '@/lib/contract/call-limit'
import { requiredConsents } from '@/lib/contract/consents'
import { defineContract } from '@/lib/contract/define-contract'
import { messages } from '@/lib/contract/messages'
import { emailField } from '@/lib/contract/person-fields'
import { html, id, idParams, limitedText, moment, pageOf } from '@/lib/contract/shapes'
import { CLAIMS_A_DAY, parseClaimNumber } from '@/lib/domains/claims/rules'
import {
  claimCategoryTree,
  claimDetails,
  claimListFilter,
  claimListItem,
  claimPoints,
  claimState,
  claimVerdictInput,
  departmentFigures,
  myClaim,
  pointsFilter,
} from '@/lib/domains/claims/shapes'

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

export const getClaimCategories = defineOperation({
  id: 'getClaimCategories',
  method: 'GET',
  path: '/api/sccategories',
  summary: 'Темы заявок деревом: что входит, срок ответа, кто отвечает',
  access: 'public',
  answer: z.object({ categories: z.array(claimCategoryTree) }),
})

export const getAboutSocialControl = defineOperation({
  id: 'getAboutSocialControl',
  method: 'GET',
  path: '/api/scaboutproject',
  summary: 'О социальном контроле: блоки страницы',
  access: 'public',
  answer: z.object({ about_project: z.array(z.object({ id: z.int(), description: html })) }),
})

export const listClaimPoints = defineOperation({
  id: 'listClaimPoints',
  method: 'GET',
  path: '/api/claimpoints',
  summary: 'Точки опубликованных заявок для карты: место, состояние и тема, без текстов',
  access: 'public',
  query: pointsFilter,
  answer: z.object({ points: claimPoints }),
})

const key = limitedText(100, messages.unknownValue).min(1, messages.required)
const message = z.object({ message: z.string() })

export const confirmClaim = defineOperation({
  id: 'confirmClaim',
  method: 'POST',
  path: '/api/confirmclaim',
  summary: 'Подтвердить заявку гостя ключом из письма',
  access: 'public',
  audited: 'Подтверждение заявки',
  // a right key makes a private link and a wrong one a row of the audit log, so both are limited
  limits: [{ of: 'caller', points: 30, seconds: HOUR, countsWrong: true }],
  body: z.object({ token: key }),
  /** `state_url` is the private link to the claim's state. */
  answer: message.extend({ state_url: z.string() }),
})

export const listClaims = defineOperation({
  id: 'listClaims',
  method: 'GET',
  path: '/api/claims',
  summary: 'Опубликованные заявки страницами, новые сначала',
  access: 'public',
  query: claimListFilter,
  answer: z.object({ claims: pageOf(claimListItem) }),
})

export const getClaim = defineOperation({
  id: 'getClaim',
  method: 'GET',
  path: '/api/claims/{id}',
  summary:
    'Заявка целиком: снимки, сделанные шаги, ответ ведомства, оценка автора; по номеру объединённой — та, к которой её присоединили',
  access: 'public',
  params: idParams,
  answer: z.object({ claim: claimDetails }),
})

export const listMyClaims = defineOperation({
  id: 'listMyClaims',
  method: 'GET',
  path: '/api/user/claims',
  summary: 'Свои заявки и те, к которым вы присоединились; до какого дня можно оценить ответ',
  access: 'resident',
  answer: z.object({
    own: z.array(z.object({ id: z.int(), judge_until: moment.nullable() })),
    joined: z.array(z.int()),
    /** Claims and joins that take effect once the resident has confirmed the email address. */
    waiting: z.array(z.int()),
  }),
})
export type MyClaims = z.infer<(typeof listMyClaims)['answer']>

export const getClaimFigures = defineOperation({
  id: 'getClaimFigures',
  method: 'GET',
  path: '/api/claimfigures',
  summary: 'Как ведомства отвечают на заявки: получено, решено, в срок, просрочено, оценки авторов',
  access: 'public',
  answer: z.object({ departments: z.array(departmentFigures) }),
})

/** A verdict with a photo, for which the graph's ClaimVerdictInput has no field. `image` is an address from UploadFile. */
const verdictWithPhoto = claimVerdictInput.safeExtend({ image: z.string().nullish() })

export const judgeClaim = defineOperation({
  id: 'judgeClaim',
  method: 'POST',
  path: '/api/claimverdict',
  summary: 'Оценить ответ на свою заявку: решено или нет, с пояснением и снимком',
  access: 'resident',
  audited: 'Оценка ответа на заявку',
  body: verdictWithPhoto,
  answer: message,
})

/** A guest has no session, so the call takes the key of the email about the answer. */
export const judgeGuestClaim = defineOperation({
  id: 'judgeGuestClaim',
  method: 'POST',
  path: '/api/guestclaimverdict',
  summary: 'Оценить ответ на заявку, поданную без входа, по ключу из письма об ответе',
  access: 'public',
  audited: 'Оценка ответа на заявку',
  limits: [wrongKeyLimit],
  body: verdictWithPhoto.safeExtend({ key }),
  answer: message,
})

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
  limits: emailLimits,
  body: z.object({
    id: z.preprocess(
      (value) => parseClaimNumber(String(value ?? '')) ?? undefined,
      z.int(claimMessages.numberMalformed),
    ),
    email: emailField,
  }),
  answer: message,
})

export const joinClaimAsGuest = defineOperation({
  id: 'joinClaimAsGuest',
  method: 'POST',
  path: '/api/joinclaim',
  summary: 'Присоединиться к заявке без входа: на почту придёт ссылка для подтверждения',
  access: 'public',
  audited: 'Присоединение гостя к заявке',
  // each call sends an email to any address that was typed
  limits: [{ of: 'caller', points: CLAIMS_A_DAY, seconds: DAY }, guestEmailLimit],
  body: z.object({ id, email: emailField, consents: requiredConsents('claim') }),
  answer: message,
})

export const confirmClaimJoin = defineOperation({
  id: 'confirmClaimJoin',
  method: 'POST',
  path: '/api/confirmjoin',
  summary: 'Подтвердить присоединение к заявке ключом из письма',
  access: 'public',
  audited: 'Подтверждение присоединения к заявке',
  limits: [wrongKeyLimit],
  body: z.object({ token: key }),
  answer: message.extend({ url: z.string() }),
})

export const endClaimLinks = defineOperation({
  id: 'endClaimLinks',
  method: 'POST',
  path: '/api/endclaimlinks',
  summary: 'Закрыть все личные ссылки на заявку, выданные до сих пор',
  access: 'public',
  audited: 'Закрытие ссылок на заявку',
  limits: [wrongKeyLimit],
  body: z.object({ key }),
  answer: message,
})

export const getOwnClaim = defineOperation({
  id: 'getOwnClaim',
  method: 'GET',
  path: '/api/user/claims/{id}',
  summary: 'Своя заявка по её номеру, какой она стоит в ленте кабинета; чужой номер не находит ничего',
  access: 'resident',
  params: idParams,
  answer: myClaim,
})
