import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  day,
  filterText,
  html,
  id,
  idParams,
  imageObject,
  joinDocument,
  moment,
  pageNumber,
  pageOf,
  periodFields,
  placeFields,
  seo,
  term,
  withPeriod,
} from '@/lib/contract/shapes'

const { defineOperation, defineSearch, operations } = defineContract('Афиша')
export { operations }

export const POSTERS_PER_PAGE = 12

/** Age marks are set by 436-ФЗ, art. 6: a show is meant for people of that age (full years) and older. */
const ageMarks = [0, 6, 12, 16, 18] as const

/** A showing has `ends_at` null where the end is not known; `place` names the hall, `address` gives its address. */
const posterDate = z.object({
  /** Stays when the showing moves. */
  id: z.string(),
  starts_at: moment,
  ends_at: moment.nullable(),
  place: z.string(),
  ...placeFields,
  is_over: z.boolean(),
})
export type PosterDate = z.infer<typeof posterDate>

/** A row of a list; `date` is the next of the requested dates, or the last one where all are over. */
export const posterCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: term,
  age: z.int(),
  is_free: z.boolean(),
  /** The price is given in words, as «300–700 ₽»; it is null where admission is free or the price is not known. */
  price: z.string().nullable(),
  head_img: imageObject.nullable(),
  date: posterDate.nullable(),
  dates_count: z.int(),
  /** It is true when all dates are over; such a poster stays on the site with a mark. */
  is_past: z.boolean(),
  updated_at: moment,
})
export type PosterCard = z.infer<typeof posterCard>

export const posterItem = posterCard.extend({
  body: html,
  dates: z.array(posterDate),
  organizer: z.string().nullable(),
  phone: z.string().nullable(),
  ticket_url: z.string().nullable(),
  join_documents: z.array(joinDocument),
  /** These are other upcoming posters of the same category. */
  related: z.array(posterCard),
  seo,
})
export type PosterItem = z.infer<typeof posterItem>

/** A day of the calendar lists the events that begin on it and counts the others that continue on it. */
const calendarDay = z.object({
  day,
  starting: z.array(
    z.object({ id: z.int(), slug: z.string(), title: z.string(), starts_at: moment, is_over: z.boolean() }),
  ),
  running: z.int(),
})
export type CalendarDay = z.infer<typeof calendarDay>

/** A month is written as YYYY-MM. */
const month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, messages.notAMonth)

const ageLimit = z.coerce
  .number(messages.notANumber)
  .refine((age) => ageMarks.some((mark) => mark === age), messages.unknownValue)

/** The query string may give it too: a ticked box sends `1`. */
const yes = z.literal([true, 'true', '1', 'on'], messages.unknownValue).transform(() => true)

export const posterFilter = withPeriod(
  z.object({
    text: filterText.optional(),
    category: id.optional(),
    /** Only posters whose age mark is not above this age are listed. */
    age: ageLimit.optional(),
    /** Only free events are listed. */
    free: yes.optional(),
    /** An upcoming poster may have begun already; a past one has no dates left. */
    when: z.enum(['upcoming', 'past'], messages.unknownValue).optional(),
    ...periodFields,
    /** The answer has the calendar of this month. */
    month: month.optional(),
    page: pageNumber,
  }),
)
export type PosterFilter = z.infer<typeof posterFilter>

const posterList = z.object({
  posters: pageOf(posterCard),
  categories: z.array(countedTerm),
  /** Days of the requested month on which something happens, under the same filter; it is empty without `month`. */
  calendar: z.array(calendarDay),
})
export type PosterList = z.infer<typeof posterList>

export const listPosters = defineOperation({
  id: 'listPosters',
  method: 'GET',
  path: '/api/posters',
  summary: 'Афиша, по 12 на странице: ближайшие сверху, прошедшие в конце; с month — и календарь месяца',
  access: 'public',
  query: posterFilter,
  answer: posterList,
})

export const searchPosters = defineSearch(listPosters, { id: 'searchPosters', path: '/api/searchposters' })

export const getPoster = defineOperation({
  id: 'getPoster',
  method: 'GET',
  path: '/api/poster/{id}',
  summary: 'Событие афиши со всеми датами',
  access: 'public',
  params: idParams,
  answer: z.object({ poster: posterItem }),
})
