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

const { defineRead, defineSearch, operations } = defineContract('Афиша')
export { operations }

export const POSTERS_PER_PAGE = 12

/** 436-ФЗ, art. 6: minimum age in full years. */
const ageMarks = [0, 6, 12, 16, 18] as const

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

/** `date` is the next of the requested dates, or the last if all are over. */
export const posterCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: term,
  age: z.int(),
  /** Meant for children or families; `age` only says who may come. */
  for_children: z.boolean(),
  is_free: z.boolean(),
  /** Text: «300–700 ₽»; null if free or unknown. */
  price: z.string().nullable(),
  /** Tickets or booking. */
  ticket_url: z.string().nullable(),
  head_img: imageObject.nullable(),
  date: posterDate.nullable(),
  dates_count: z.int(),
  /** Of all dates, those that are not over. */
  dates_ahead: z.int(),
  is_past: z.boolean(),
  updated_at: moment,
})
export type PosterCard = z.infer<typeof posterCard>

const posterItem = posterCard.extend({
  body: html,
  dates: z.array(posterDate),
  organizer: z.string().nullable(),
  phone: z.string().nullable(),
  join_documents: z.array(joinDocument),
  related: z.array(posterCard),
  seo,
})
export type PosterItem = z.infer<typeof posterItem>

/** Events that begin on the day, and the number of others that continue. */
const calendarDay = z.object({
  day,
  starting: z.array(
    z.object({ id: z.int(), slug: z.string(), title: z.string(), starts_at: moment, is_over: z.boolean() }),
  ),
  running: z.int(),
})
export type CalendarDay = z.infer<typeof calendarDay>

const month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Нужен месяц в виде ГГГГ-ММ')

const ageLimit = z.coerce
  .number(messages.notANumber)
  .refine((age) => ageMarks.some((mark) => mark === age), messages.unknownValue)

/** A ticked box sends `1` in the query string. */
const yes = z.literal([true, 'true', '1', 'on'], messages.unknownValue).transform(() => true)

export const posterFilter = withPeriod(
  z.object({
    text: filterText.optional(),
    category: id.optional(),
    age: ageLimit.optional(),
    children: yes.optional(),
    free: yes.optional(),
    when: z.enum(['upcoming', 'past'], messages.unknownValue).optional(),
    ...periodFields,
    month: month.optional(),
    page: pageNumber,
  }),
)
export type PosterFilter = z.infer<typeof posterFilter>

const posterList = z.object({
  posters: pageOf(posterCard),
  categories: z.array(countedTerm),
  calendar: z.array(calendarDay),
})
export type PosterList = z.infer<typeof posterList>

export const listPosters = defineRead({
  id: 'listPosters',
  path: '/api/posters',
  summary: 'Афиша, по 12 на странице: ближайшие сверху, прошедшие в конце; с month — и календарь месяца',
  query: posterFilter,
  answer: posterList,
})

export const searchPosters = defineSearch(listPosters, { id: 'searchPosters', path: '/api/searchposters' })

export const getPoster = defineRead({
  id: 'getPoster',
  path: '/api/poster/{id}',
  summary: 'Событие афиши со всеми датами',
  params: idParams,
  answer: z.object({ poster: posterItem }),
})
