import { z } from 'zod'
import { defineFeedEntry } from '@/lib/contract/feed-entry'
import { messages } from '@/lib/contract/messages'
import {
  day,
  filterText,
  id,
  imageObject,
  joinDocument,
  listOf,
  moment,
  pageNumber,
  periodFields,
  typedText,
  splitCommas,
  withPeriod,
} from '@/lib/contract/shapes'
import { claimFigures, MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { claimMessages } from '@/lib/domains/claims/messages'
import { publicClaimCodes } from '@/lib/domains/claims/states'

export const publicCode = z.coerce
  .number(messages.notANumber)
  .refine((code) => (publicClaimCodes as readonly number[]).includes(code), claimMessages.unknownState)

const MAX_VALUES = 50

/** Filter of the map's points. `parents` are top categories. */
const pointsFilterFields = {
  codes: listOf(publicCode, MAX_VALUES).optional(),
  parents: listOf(id, MAX_VALUES).optional(),
  category: id.optional(),
  department: id.optional(),
  figure: z.enum(claimFigures, messages.unknownValue).optional(),
  text: filterText.optional(),
  overdue: z.preprocess((value) => (value === 'true' ? true : value), z.boolean(messages.unknownValue)).optional(),
  ...periodFields,
}
export const pointsFilter = withPeriod(z.object(pointsFilterFields))
export type PointsFilter = z.infer<typeof pointsFilter>

const degrees = z.coerce.number(messages.notANumber)
/** West, south, east, north. */
const bbox = z.preprocess(splitCommas, z.tuple([degrees, degrees, degrees, degrees], messages.unknownValue)).optional()

export const claimListFilter = withPeriod(z.object({ ...pointsFilterFields, bbox, page: pageNumber }))
export type ClaimListFilter = z.infer<typeof claimListFilter>

/** Filter of claims in queries; `hasBoth` keeps solved claims with photos before and after. */
export type ClaimFilter = Partial<Omit<ClaimListFilter, 'page'>> & { hasBoth?: boolean | undefined }

const categoryFields = {
  id: z.int(),
  title: z.string(),
  icon: z.object({ url: z.string(), alt: z.string().nullish() }).nullable(),
  /** Published claims of the category and its subcategories. */
  claims_count: z.int(),
  covers: z.string().nullable(),
  term_days: z.int(),
  department: z.object({ id: z.int(), title: z.string() }).nullable(),
}
export const claimCategoryTree = z.object({ ...categoryFields, childCategories: z.array(z.object(categoryFields)) })
export type ClaimCategoryTree = z.infer<typeof claimCategoryTree>

/** One check per array: zod's check of each of half a million numbers takes longer than drawing them. */
const wholeNumbers = z
  .custom<number[]>((value) => Array.isArray(value) && value.every(Number.isSafeInteger))
  .meta({ type: 'array', items: { type: 'integer' } })

/** Columns of equal length, so that 100 000 points are a small response. `x` and `y` count POINT_SCALE from `origin`. */
export const claimPoints = z.object({
  origin: z.object({ x: z.int(), y: z.int() }),
  id: wholeNumbers,
  x: wholeNumbers,
  y: wholeNumbers,
  code: wholeNumbers,
  category: wholeNumbers,
})
export type ClaimPoints = z.infer<typeof claimPoints>

/** A claim as lists show it. The author's name is not public. */
export const claimListItem = z.object({
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

/** Names nobody, neither the author nor the staff. `text`: the department that took the claim, its reason or answer. */
const claimStep = z.object({ title: z.string(), at: moment, text: z.string().nullable() })
export type ClaimStep = z.infer<typeof claimStep>

export const claimDetails = claimListItem.extend({
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
  /** The author's photo with the verdict, once a moderator has published it. */
  verdict_img: imageObject.nullable(),
  /** Since the publication, oldest first; of what came before, only the day of the message. */
  steps: z.array(claimStep),
})
export type ClaimDetails = z.infer<typeof claimDetails>

/** `due`: claims whose term has come, open overdue ones included. `median_days`: of answered claims. */
export const departmentFigures = z.object({
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

const nextStep = z.object({ title: z.string(), until: day.nullable(), is_overdue: z.boolean() })
export type NextStep = z.infer<typeof nextStep>

/** A claim under its private link. It does not name the author, since links are passed on. */
export const claimState = z.object({
  id: z.int(),
  code: z.int(),
  is_waiting: z.boolean(),
  x: z.number(),
  y: z.number(),
  address: z.string(),
  text: z.string(),
  category: z.string().nullable(),
  /** Addresses of the author's photos, valid for five minutes. */
  photos: z.array(z.string()),
  steps: z.array(claimStep),
  next: nextStep.nullable(),
  merged_into: z.int().nullable(),
  public_url: z.string().nullable(),
  is_in_cabinet: z.boolean(),
})
export type ClaimState = z.infer<typeof claimState>

/** `words` names the claim's state within a sentence. */
export const myClaim = z.object({ claim: defineFeedEntry(['claim', 'joined_claim']), words: z.string() })
export type MyClaim = z.infer<typeof myClaim>

export const claimVerdictInput = z
  .object({
    id,
    is_accepted: z.boolean(messages.required),
    user_comment: typedText(MAX_CLAIM_LENGTH)
      .nullish()
      .transform((comment) => comment || null),
  })
  .refine(({ is_accepted: accepted, user_comment: comment }) => accepted || comment !== null, {
    path: ['user_comment'],
    message: messages.required,
  })
export type ClaimVerdictInput = z.infer<typeof claimVerdictInput>
