import { z } from 'zod'
import { pointsFilterFields, publicCode } from '@/lib/domains/claims/contract'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  day,
  idParams,
  imageObject,
  joinDocument,
  moment,
  pageNumber,
  pageOf,
  withoutCommas,
  withPeriod,
} from '@/lib/contract/shapes'

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

export const CLAIMS_PER_PAGE = 20

const degrees = z.coerce.number(messages.notANumber)
/** The order is west, south, east, north, in degrees. */
const bbox = z
  .preprocess(withoutCommas, z.tuple([degrees, degrees, degrees, degrees], messages.unknownValue))
  .optional()

export const claimListFilter = withPeriod(
  z.object({
    ...pointsFilterFields,
    bbox,
    page: pageNumber,
  }),
)
export type ClaimListFilter = z.infer<typeof claimListFilter>

/** `text` is what the author wrote, as plain text; the author's name is not public. */
const claimListItem = z.object({
  id: z.int(),
  x: z.number(),
  y: z.number(),
  address: z.string(),
  text: z.string(),
  code: publicCode,
  created_at: moment,
  deadline_date: day.nullable(),
  is_overdue: z.boolean(),
  joined_count: z.int(),
  category: z.object({ id: z.int(), title: z.string(), icon: z.string().nullable(), parent: z.string().nullable() }),
  head_img: imageObject.nullable(),
})
export type ClaimListItem = z.infer<typeof claimListItem>

/** Nobody is named by it: neither who sent the claim nor who answered, nor what they noted. */
const publicStep = z.object({ title: z.string(), at: moment })
export type PublicStep = z.infer<typeof publicStep>

/** A claim's page also has all photos, the department's answer and the author's verdict on it. */
const claimDetails = claimListItem.extend({
  photos: z.array(imageObject),
  department: z
    .object({ id: z.int(), title: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  answered_at: moment.nullable(),
  report_text: z.string().nullable(),
  report_img: imageObject.nullable(),
  report_document: joinDocument.nullable(),
  is_accepted: z.boolean().nullable(),
  user_comment: z.string().nullable(),
  commented_at: moment.nullable(),
  /** The author sent this photo with the verdict, and a moderator published it. */
  verdict_img: imageObject.nullable(),
  /** This was done with the claim since it was published, oldest first; before it only the day of the message is told. */
  steps: z.array(publicStep),
})
export type ClaimDetails = z.infer<typeof claimDetails>

/** The list beside the map gives the claims that the map shows as points, with their texts, page by page. */
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
    'Заявка целиком: снимки, сделанные шаги, ответ ведомства, оценка автора; по номеру объединённой – та, к которой её присоединили',
  access: 'public',
  params: idParams,
  answer: z.object({ claim: claimDetails }),
})

/** The card asks in the browser how a resident is related to claims, because pages are the same for everyone. */
export const listMyClaims = defineOperation({
  id: 'listMyClaims',
  method: 'GET',
  path: '/api/user/claims',
  summary: 'Свои заявки и те, к которым вы присоединились; до какого дня можно оценить ответ',
  access: 'resident',
  answer: z.object({
    own: z.array(z.object({ id: z.int(), judge_until: moment.nullable() })),
    joined: z.array(z.int()),
    /** These claims and joins take effect once the resident has confirmed the address. */
    waiting: z.array(z.int()),
  }),
})
export type MyClaims = z.infer<(typeof listMyClaims)['answer']>

/** `due` counts claims whose term has come, open overdue ones included; `median_days` is that of answered claims. */
const departmentFigures = z.object({
  department: z.object({ id: z.int(), title: z.string() }),
  received: z.int(),
  solved: z.int(),
  answered: z.int(),
  due: z.int(),
  on_time: z.int(),
  overdue: z.int(),
  median_days: z.number().nullable(),
  judged: z.int(),
  not_accepted: z.int(),
})
export type DepartmentFigures = z.infer<typeof departmentFigures>

export const getClaimFigures = defineOperation({
  id: 'getClaimFigures',
  method: 'GET',
  path: '/api/claimfigures',
  summary: 'Как ведомства отвечают на заявки: получено, решено, в срок, просрочено, оценки авторов',
  access: 'public',
  answer: z.object({ departments: z.array(departmentFigures) }),
})
