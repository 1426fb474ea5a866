import { z } from 'zod'
import { publicIdeaCodes } from '@/lib/domains/ideas/states'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  filterText,
  html,
  id,
  idParams,
  imageObject,
  joinDocument,
  listOf,
  moment,
  pageNumber,
  pageOf,
  periodFields,
  withPeriod,
} from '@/lib/contract/shapes'

const ideaOrderings = ['NEW', 'OLD', 'POPULAR', 'DISCUSSED'] as const
export type IdeaOrdering = (typeof ideaOrderings)[number]

export const MAX_IDEA_TITLE_LENGTH = 255
export const MAX_IDEA_LENGTH = 5_000
export const MAX_IDEA_ADDRESS_LENGTH = 300
export const MAX_IDEA_COMMENT_LENGTH = 1_000
export const MAX_IDEA_DOCUMENTS = 5
/** Longest texts of an idea, characters. */
export const ideaLimits = { title: MAX_IDEA_TITLE_LENGTH, text: MAX_IDEA_LENGTH, address: MAX_IDEA_ADDRESS_LENGTH }
/** Minimum title length to look for similar ideas. */
export const SIMILAR_TITLE_LENGTH = 4

const MAX_CATEGORIES = 50
const { defineOperation, defineRead, operations } = defineContract('Городские инициативы')
export { operations }

export const COMMENTS_PER_PAGE = 20
export const IDEAS_PER_PAGE = 9

const filterFields = {
  title: filterText.optional(),
  realized: z.boolean(messages.unknownValue).optional(),
  ordering: z.enum(ideaOrderings, messages.unknownValue).default('NEW'),
  ...periodFields,
}

export const ideaFilter = withPeriod(
  z.object({ ...filterFields, categories: z.array(id).max(MAX_CATEGORIES, messages.unknownValue).optional() }),
)
export type IdeaFilter = z.output<typeof ideaFilter>

/** The same filter as query-string text. */
export const ideaListFilter = withPeriod(
  z.object({
    ...filterFields,
    realized: z
      .preprocess(
        (value) => (value === 'true' ? true : value === 'false' ? false : value),
        z.boolean(messages.unknownValue),
      )
      .optional(),
    categories: listOf(id, MAX_CATEGORIES).optional(),
    page: pageNumber,
  }),
)
export type IdeaListFilter = z.output<typeof ideaListFilter>

const status = z.object({ code: z.literal([...publicIdeaCodes]), name: z.string() })
const ideaCategory = z.object({ id: z.int(), title: z.string() })
const countedCategory = ideaCategory.extend({ ideas_count: z.int() })
export type IdeaCategory = z.infer<typeof countedCategory>

const ideaListItem = z.object({
  id: z.int(),
  title: z.string(),
  created_at: moment,
  vote_like_count: z.int(),
  vote_dislike_count: z.int(),
  comments_count: z.int(),
  show_author: z.boolean(),
  user: z.object({ name: z.string() }).nullable(),
  category: ideaCategory.nullable(),
  status,
  head_img: imageObject.nullable(),
})
export type IdeaListItem = z.infer<typeof ideaListItem>

const ideaStep = z.object({ code: status.shape.code, name: z.string(), at: moment, note: z.string().nullable() })
export type IdeaStep = z.infer<typeof ideaStep>

const ideaDetails = ideaListItem.extend({
  text: z.string(),
  address: z.string(),
  /** Degrees of WGS 84; null if the address was not found. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  join_documents: z.array(joinDocument),
  department: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Official decision of the department with its reason. */
  answer: z.string().nullable(),
  answered_at: moment.nullable(),
  report: z.string().nullable(),
  report_img: imageObject.nullable(),
  realized_at: moment.nullable(),
  /** Votes that pass an idea to a department. */
  support_threshold: z.int(),
  steps: z.array(ideaStep),
})
export type IdeaDetails = z.infer<typeof ideaDetails>

export const listIdeas = defineRead({
  id: 'listIdeas',
  path: '/api/ideas',
  summary: 'Опубликованные идеи страницами по девять, с картинками всех размеров',
  query: ideaListFilter,
  answer: z.object({ ideas: pageOf(ideaListItem) }),
})

export const getIdea = defineRead({
  id: 'getIdea',
  path: '/api/ideas/{id}',
  summary: 'Идея целиком: место на карте, шаги, ответ подразделения, отчёт',
  params: idParams,
  answer: z.object({ idea: ideaDetails }),
})

const ideaComment = z.object({ id: z.int(), like: z.boolean(), comment: z.string(), created_at: moment })
export type IdeaComment = z.infer<typeof ideaComment>

export const listIdeaComments = defineRead({
  id: 'listIdeaComments',
  path: '/api/ideas/{id}/comments',
  summary: 'Комментарии к идее без имён, новые сначала',
  params: idParams,
  query: z.object({ page: pageNumber }),
  answer: z.object({ comments: pageOf(ideaComment) }),
})

export const listSimilarIdeas = defineRead({
  id: 'listSimilarIdeas',
  path: '/api/similarideas',
  summary: 'Идеи с похожим названием, не больше пяти',
  query: z.object({ title: filterText }),
  answer: z.object({ ideas: z.array(ideaListItem) }),
})

export const getIdeasSection = defineRead({
  id: 'getIdeasSection',
  path: '/api/icaboutproject',
  summary: 'О проекте: блоки страницы, категории, порог поддержки, число идей по состояниям',
  answer: z.object({
    about_project: z.array(z.object({ id: z.int(), description: html })),
    categories: z.array(countedCategory),
    statuses: z.array(status.extend({ ideas_count: z.int() })),
    support_threshold: z.int(),
  }),
})
export type IdeasSection = z.infer<(typeof getIdeasSection)['answer']>

export const listMyIdeas = defineOperation({
  id: 'listMyIdeas',
  method: 'GET',
  path: '/api/user/ideas',
  summary: 'Свои идеи в любом состоянии и свои голоса, новые сначала',
  access: 'resident',
  answer: z.object({
    own: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        created_at: moment,
        status: z.object({ code: z.int(), name: z.string() }),
        is_public: z.boolean(),
        vote_like_count: z.int(),
        vote_dislike_count: z.int(),
        /** Reason for the refusal. */
        reason: z.string().nullable(),
        is_waiting: z.boolean(),
      }),
    ),
    votes: z.array(
      z.object({
        idea: z.object({ id: z.int(), title: z.string(), status }),
        like: z.boolean(),
        comment: z.string().nullable(),
        created_at: moment,
        is_waiting: z.boolean(),
      }),
    ),
  }),
})
export type MyIdeas = z.infer<(typeof listMyIdeas)['answer']>
