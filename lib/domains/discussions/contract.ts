import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import {
  day,
  filterText,
  id,
  idParams,
  imageObject,
  moment,
  pageNumber,
  pageOf,
  placeFields,
  seo,
} from '@/lib/contract/shapes'
import { messages } from '@/lib/contract/messages'

export const NOTICE_CODE = 51
export const DISCUSSION_CODE = 52
export const FINISH_CODE = 53
/** Stages of a discussion. It is hidden before its notification begins. */
export const discussionStages = [
  { code: NOTICE_CODE, name: 'Оповещение' },
  { code: DISCUSSION_CODE, name: 'Идёт обсуждение' },
  { code: FINISH_CODE, name: 'Завершено' },
] as const
export type StageCode = (typeof discussionStages)[number]['code']

export const AGAINST_CODE = 2
/** Vote types; the codes are their ids. */
export const voteTypes = [
  { code: 1, name: 'За' },
  { code: AGAINST_CODE, name: 'Против' },
  { code: 3, name: 'Воздерживаюсь' },
] as const
export type VoteCode = (typeof voteTypes)[number]['code']

/** Organiser's answers to a proposal; all but the first need a reason. */
export const answerKinds = [
  { value: 'accepted', name: 'Учтено' },
  { value: 'partly', name: 'Учтено частично' },
  { value: 'declined', name: 'Отклонено' },
] as const

export const proposalSources = [
  { value: 'portal', name: 'На портале' },
  { value: 'paper', name: 'На бумаге' },
  { value: 'journal', name: 'В журнале экспозиции' },
] as const

export const MAX_COMMENT_LENGTH = 4_000
export const MAX_RESULT_LENGTH = 1_000
/** Shown to residents if the papers are published without a result text. */
export const RESULT_IN_PAPERS = 'Что решили, сказано в протоколе и заключении.'
/** Minimum days between notification and exhibition (ГрК РФ, art. 5.1, part 8). */
export const MINIMUM_NOTICE_DAYS = 7

export function stageName(code: number): string {
  return discussionStages.find((stage) => stage.code === code)?.name ?? ''
}

export function voteTypeName(code: number): string {
  return voteTypes.find((type) => type.code === code)?.name ?? ''
}

const { defineOperation, defineRead, operations } = defineContract('Общественные обсуждения')
export { operations }

export const PROPOSALS_PER_PAGE = 20
export const DISCUSSIONS_PER_PAGE = 9

export const stageCode = z.coerce
  .number(messages.notANumber)
  .refine((code) => discussionStages.some((stage) => stage.code === code), messages.unknownValue)

export const voteCode = z.coerce
  .number(messages.notANumber)
  .refine((code) => voteTypes.some((type) => type.code === code), messages.unknownValue)

const namedCode = z.object({ id: z.int(), name: z.string(), code: z.int() })

const { latitude, longitude } = placeFields

/** GeoJSON geometry of the territory, longitude before latitude. */
const ring = z.array(z.array(z.number()).min(2)).min(4)
export const territory = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
])
export type Territory = z.infer<typeof territory>

/** Fields of the page that the GraphQL Discussion does not have. */
const discussionDetails = z.object({
  id: z.int(),
  code: stageCode,
  /** At 51, days until voting opens; at 52, until its last day, which is 0; at 53, null. */
  days_left: z.int().nullable(),
  stopped: z.object({ reason: z.string(), at: moment }).nullable(),
  organizer: z.string().nullable(),
  contacts: z.string().nullable(),
  latitude,
  longitude,
  territory: territory.nullable(),
  comment_required_for: z.array(z.int()),
  /** GraphQL's picture in all sizes, for shared links. */
  head_img: imageObject.nullable(),
  /** Pictures for the viewer; the same files as `sketch_documents` of GraphQL. */
  sketches: z.array(imageObject),
  acts: z.array(z.object({ document_id: z.int(), title: z.string(), paragraphs: z.array(z.string()) })),
  comments_count: z.int(),
  updated_at: moment,
  seo,
})
export type DiscussionDetails = z.infer<typeof discussionDetails>

const listedDiscussion = z.object({
  id: z.int(),
  title: z.string(),
  title_npa: z.string().nullable(),
  address: z.string().nullable(),
  latitude,
  longitude,
  status: namedCode,
  days_left: z.int().nullable(),
  notification_start_date: day,
  notification_finish_date: day,
  exhibition_start_date: day,
  exhibition_finish_date: day,
  review_start_date: day,
  review_finish_date: day,
  /** Decision and next steps; null until the discussion is finished and the organiser has written them. */
  result: z.string().nullable(),
})

export const discussionListFilter = z.object({
  title: filterText.optional(),
  code: stageCode.optional(),
  page: pageNumber,
})
export type DiscussionListFilter = z.infer<typeof discussionListFilter>

export const listDiscussions = defineRead({
  id: 'listDiscussions',
  path: '/api/discussions',
  summary: 'Общественные обсуждения, по 9 на странице: сначала те, где принимают голоса',
  query: discussionListFilter,
  answer: z.object({ discussions: pageOf(listedDiscussion) }),
})

export const getDiscussion = defineRead({
  id: 'getDiscussion',
  path: '/api/discussions/{id}',
  summary: 'Общественное обсуждение: территория, тексты актов, сколько дней осталось, почему остановлено',
  params: idParams,
  answer: z.object({ discussion: discussionDetails }),
})

const registerEntry = z.object({
  number: z.int(),
  source: z.enum(['portal', 'paper', 'journal']),
  type: namedCode,
  text: z.string(),
  created_at: moment,
  answer: z
    .object({
      kind: z.enum(['accepted', 'partly', 'declined']),
      name: z.string(),
      text: z.string().nullable(),
      at: moment,
    })
    .nullable(),
})
export type RegisterEntry = z.infer<typeof registerEntry>

export const registerFilter = z.object({
  /** Text of the proposal or the answer, or the proposal's number. */
  text: filterText.optional(),
  code: voteCode.optional(),
  page: pageNumber,
})
export type RegisterFilter = z.infer<typeof registerFilter>

export const listDiscussionRegister = defineRead({
  id: 'listDiscussionRegister',
  path: '/api/discussions/{id}/register',
  summary: 'Реестр предложений по порядку номеров, по 20 на странице, без имён',
  params: idParams,
  query: registerFilter,
  answer: z.object({ register: pageOf(registerEntry) }),
})

/** A discussion the resident voted in or follows; a waiting `vote` counts once the address is confirmed. */
const myDiscussion = z.object({
  id: z.int(),
  title: z.string(),
  status: namedCode,
  days_left: z.int().nullable(),
  is_following: z.boolean(),
  vote: z
    .object({
      number: z.int(),
      type: namedCode,
      comment: z.string().nullable(),
      at: moment,
      is_waiting: z.boolean(),
    })
    .nullable(),
})
export type MyDiscussion = z.infer<typeof myDiscussion>

export const listMyDiscussions = defineOperation({
  id: 'listMyDiscussions',
  method: 'GET',
  path: '/api/user/discussions',
  summary: 'Обсуждения, в которых вы голосовали или за которыми следите, новые сверху',
  access: 'resident',
  answer: z.object({ discussions: z.array(myDiscussion) }),
})

export const followDiscussion = defineOperation({
  id: 'followDiscussion',
  method: 'POST',
  path: '/api/user/followdiscussion',
  summary: 'Следить за обсуждением: о каждом этапе придут уведомление и письмо; или перестать',
  access: 'resident',
  body: z.object({ id, is_following: z.boolean(messages.required) }),
  answer: z.object({ is_following: z.boolean() }),
})

export const openDiscussion = z.object({
  id: z.int(),
  title: z.string(),
  address: z.string().nullable(),
  start_date: day,
  finish_date: day,
  days_left: z.int(),
  head_img: imageObject.nullable(),
})
export type OpenDiscussion = z.infer<typeof openDiscussion>
