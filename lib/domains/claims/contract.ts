import { z } from 'zod'
import { publicClaimCodes } from '@/lib/domains/claims/states'
import { messages } from '@/lib/contract/messages'
import { HOUR } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText, html, id, listOf, periodFields, withPeriod } from '@/lib/contract/shapes'

/** A moderator looks at a new message within this many working days; the residents are told so (`claimMessages.accepted`). */
export const MODERATION_DAYS = 1
/** The author has this many days after the department's answer to say whether the problem is solved (product.md 6). */
export const VERDICT_DAYS = 15
/** One claim has at most this many photos. */
export const MOST_CLAIM_PHOTOS = 5
/** Within this many metres a claim of the same category is offered instead of a new one. */
export const SIMILAR_RADIUS = 150
/** One author may send this many claims a day. */
export const CLAIMS_A_DAY = 20
export const LONGEST_CLAIM = 2_000

/**
 * The table of departments counts these besides the states. Each is a filter of the list, so that every number leads to the
 * claims it counts.
 */
export const claimFigures = ['answered', 'on_time', 'due', 'judged', 'not_accepted'] as const
const claimFigure = z.enum(claimFigures, messages.unknownValue)
export type ClaimFigure = z.infer<typeof claimFigure>

export const publicCode = z.coerce
  .number(messages.notANumber)
  .refine((code) => (publicClaimCodes as readonly number[]).includes(code), messages.unknownValue)

const degrees = z.number(messages.unknownValue)

/** `parents` are top categories, `bbox` is west, south, east, north in degrees. */
export const claimFilter = withPeriod(
  z.object({
    codes: z.array(publicCode).max(10, messages.unknownValue).optional(),
    parents: z.array(id).max(50, messages.unknownValue).optional(),
    category: id.optional(),
    department: id.optional(),
    bbox: z.tuple([degrees, degrees, degrees, degrees], messages.unknownValue).optional(),
    text: filterText.optional(),
    overdue: z.boolean().optional(),
    figure: claimFigure.optional(),
    /** Keeps only solved claims with pictures of the place before and after, the «projects» of the results page. */
    hasBoth: z.boolean().optional(),
    ...periodFields,
  }),
)
export type ClaimFilter = z.infer<typeof claimFilter>

const categoryFields = {
  id: z.int(),
  title: z.string(),
  /** The marker shows this white picture, a file of the portal. */
  icon: z.object({ url: z.string(), alt: z.string().nullish() }).nullable(),
  /** It counts the published claims of the category and its child categories. */
  claims_count: z.int(),
  /** One sentence says what belongs to the category. */
  covers: z.string().nullable(),
  /** The department answers within this many working days. */
  term_days: z.int(),
  department: z.object({ id: z.int(), title: z.string() }).nullable(),
}

export const claimCategoryTree = z.object({ ...categoryFields, childCategories: z.array(z.object(categoryFields)) })
export type ClaimCategoryTree = z.infer<typeof claimCategoryTree>

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

export const RESULTS_PER_PAGE = 9

export const getClaimCategories = defineOperation({
  id: 'getClaimCategories',
  method: 'GET',
  path: '/api/sccategories',
  summary: 'Темы заявок деревом: что входит, срок ответа, кто отвечает',
  access: 'public',
  answer: z.object({ categories: z.array(claimCategoryTree) }),
})

/** A sub-project's page «О проекте» consists of such blocks (spec.md 3). */
const aboutBlock = z.object({ id: z.int(), description: html })

export const getAboutSocialControl = defineOperation({
  id: 'getAboutSocialControl',
  method: 'GET',
  path: '/api/scaboutproject',
  summary: 'О социальном контроле: блоки страницы',
  access: 'public',
  answer: z.object({ about_project: z.array(aboutBlock) }),
})

const MOST_VALUES = 50

/** `parents` are top categories. */
export const pointsFilterFields = {
  codes: listOf(publicCode, MOST_VALUES).optional(),
  parents: listOf(id, MOST_VALUES).optional(),
  category: id.optional(),
  department: id.optional(),
  figure: claimFigure.optional(),
  text: filterText.optional(),
  overdue: z.preprocess((value) => (value === 'true' ? true : value), z.boolean(messages.unknownValue)).optional(),
  ...periodFields,
}

/** The map filters its points by these fields. */
const pointsFilter = withPeriod(z.object(pointsFilterFields))
export type PointsFilter = z.infer<typeof pointsFilter>

/**
 * One check looks at the whole array: if zod checked each element, half a million numbers would take longer than drawing them.
 */
const wholeNumbers = z
  .custom<number[]>((value) => Array.isArray(value) && value.every(Number.isSafeInteger))
  .meta({ type: 'array', items: { type: 'integer' } })

/** Points are sent in whole parts of a degree, about a metre each. */
export const POINT_SCALE = 100_000

/**
 * The points are columns of equal length, so that 100 000 of them are one small answer. `x` and `y` are counted from the origin
 * in whole parts of a degree (POINT_SCALE).
 */
const claimPoints = z.object({
  origin: z.object({ x: z.int(), y: z.int() }),
  id: wholeNumbers,
  x: wholeNumbers,
  y: wholeNumbers,
  code: wholeNumbers,
  /** The marker shows the picture of this top category. */
  category: wholeNumbers,
})
export type ClaimPoints = z.infer<typeof claimPoints>

export const listClaimPoints = defineOperation({
  id: 'listClaimPoints',
  method: 'GET',
  path: '/api/claimpoints',
  summary: 'Точки опубликованных заявок для карты: место, состояние и тема, без текстов',
  access: 'public',
  query: pointsFilter,
  answer: z.object({ points: claimPoints }),
})

export const confirmClaim = defineOperation({
  id: 'confirmClaim',
  method: 'POST',
  path: '/api/confirmclaim',
  summary: 'Подтвердить заявку гостя ключом из письма',
  access: 'public',
  audited: 'Подтверждение заявки',
  // a right key makes a private link and a wrong one a row of the audit log, so both are limited
  limits: [{ of: 'caller', points: 30, seconds: HOUR, countsWrong: true }],
  body: z.object({ token: z.string(messages.required).min(1, messages.required).max(100, messages.unknownValue) }),
  /** `state_url` is the private link to the claim's state. */
  answer: z.object({ message: z.string(), state_url: z.string() }),
})
