import { z } from 'zod'
import { ru } from 'zod/locales'
import { messages } from '@/lib/contract/messages'
import {
  emptyIfInvisible,
  plainDesignation,
  plainLine,
  plainNumber,
  plainPersonName,
  plainPhrase,
  plainText,
} from '@/lib/text/plain-text'
import { RECEPTION_WEEKS } from '@/lib/time/reception-times'
import { parseDay } from '@/lib/time/parse-day'

// messages that a schema does not word itself are Russian too
z.config(ru())

/** A number is positive and whole, also as text of an address. */
export const id = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .positive(messages.notANumber)
  .max(2_147_483_647, messages.notANumber)
export const idParams = z.object({ id })

/** A path of this portal, without host, query and hash: a link made of it leads nowhere else. */
export const portalPath = z
  .string(messages.unknownValue)
  .max(300, messages.unknownValue)
  .regex(/^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/, messages.unknownValue)

/** Moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true })
/** A day is YYYY-MM-DD. */
export const day = z.iso.date(messages.notADate)

/** A day that a person may have typed in their own manner, «05.03.2026»; it is handed on as YYYY-MM-DD. */
const typedDay = z
  .string()
  .overwrite((text) => parseDay(text) ?? text)
  .check(z.iso.date(messages.notADate))

/** Text that `toPlain` has put right; a text in which nothing can be seen is empty. */
const plain = (toPlain: (text: string) => string, longest: number) =>
  z
    .string(messages.required)
    .overwrite((text) => emptyIfInvisible(toPlain(text)).trim())
    .max(longest, messages.textTooLong(longest))

/** Text of several lines, of at most `longest` characters. */
export const typedText = (longest: number) => plain(plainText, longest)
export const requiredText = (longest: number) => typedText(longest).min(1, messages.required)

/** Text of one line: a title, an address. */
export const typedLine = (longest: number) => plain(plainLine, longest)
export const requiredLine = (longest: number) => typedLine(longest).min(1, messages.required)

export const requiredPersonName = (longest: number) => plain(plainPersonName, longest).min(1, messages.required)

/** Number that papers print in groups, such as a tax number. */
export const requiredNumber = (longest: number) => plain(plainNumber, longest).min(1, messages.required)

/** A form sends a field that was left out as an empty value. */
export function emptyAsAbsent(value: unknown): unknown {
  return value === '' || value === null ? undefined : value
}

/** Makes a field that may be left out, also as an empty value. */
export function absentWhenEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyAsAbsent, schema.optional())
}

const LONGEST_FILTER = 255
/** Words to look for, also as somebody copied them from a page. */
export const filterText = plain(plainPhrase, LONGEST_FILTER)
/** Number of a paper to look for. */
export const filterNumber = plain(plainDesignation, LONGEST_FILTER)

/** Takes several values of an address or a form: by commas, under a repeated name, or both. */
export function listOf<T extends z.ZodType>(item: T, most: number) {
  return z.preprocess(splitCommas, z.array(item).max(most, messages.unknownValue))
}

/** Gives the single values of a list, whichever way they were sent. */
export function splitCommas(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').map((one) => one.trim())
  return Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? splitCommas(one) : [one]))
    : value
}

const MAX_PAGE = 100_000
const wholePage = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .min(1, messages.notANumber)
  .max(MAX_PAGE, messages.notANumber)
export const pageNumber = wholePage.default(1)

/** The page of a list whose filter comes in the body: an address that ends in it leads to further pages (spec.md 7). */
export const pageOfAddress = z.object({ page: wholePage.optional() })

/** A filter of a period has these fields; both ends are days in the city's zone and belong to the period. */
export const periodFields = { start_date: typedDay.optional(), end_date: typedDay.optional() }

/** Refuses a period that ends before it starts. */
export function withPeriod<T extends z.ZodType<{ start_date?: string; end_date?: string }>>(schema: T): T {
  return schema.refine(({ start_date: start, end_date: end }) => !start || !end || start <= end, {
    path: ['end_date'],
    message: messages.periodReversed,
  }) as T
}

/** Shapes a length-aware page in Laravel's manner (product.md 3); `page` comes last in every address in it. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    per_page: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    from: z.int().nullable(),
    to: z.int().nullable(),
    path: z.string(),
    first_page_url: z.string(),
    last_page_url: z.string(),
    next_page_url: z.string().nullable(),
    prev_page_url: z.string().nullable(),
  })
}

export interface Page<T> {
  data: T[]
  total: number
  per_page: number
  current_page: number
  last_page: number
  from: number | null
  to: number | null
  path: string
  first_page_url: string
  last_page_url: string
  next_page_url: string | null
  prev_page_url: string | null
}

/** A word of a dictionary: a type, a topic, an issuer. */
export const term = z.object({ id: z.int(), title: z.string() })
export type Term = z.infer<typeof term>

/** The count says how many published items carry the dictionary's word. */
export const countedTerm = term.extend({ count: z.int() })

/** `size` is in bytes, where it is known. */
const imageSize = z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int().nullish() })

/** The image object of spec.md 3 has `img` with url, optional host, alt; here also measure and generated sizes. */
export const imageObject = z.object({
  img: z.object({
    url: z.string(),
    host: z.string().nullish(),
    alt: z.string(),
    width: z.int().nullish(),
    height: z.int().nullish(),
    caption: z.string().nullish(),
    sizes: z.object({ small: imageSize, medium: imageSize, large: imageSize, card: imageSize }).partial().nullish(),
  }),
})
export type ImageObject = z.infer<typeof imageObject>

/** A file to download; its `size` is in bytes. */
export const joinDocument = z.object({
  document: z.object({
    id: z.int(),
    title: z.string(),
    origin_name: z.string(),
    url: z.string(),
    type: z.string(),
    size: z.int(),
  }),
})
export type JoinDocument = z.infer<typeof joinDocument>

/** An address that people read, and its point in degrees of WGS 84; null where nobody has measured it. */
export const placeFields = { address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }

/** Opening hours of a weekday, 1 Monday to 7 Sunday, are HH:MM; a day without a row is a day off. */
export const dayHours = z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })

/** A line of the schedule by which an official receives; `slot_minutes` is how long a talk lasts where the portal books it. */
export const receptionHours = dayHours.extend({
  weeks: z.enum(RECEPTION_WEEKS),
  place: z.string(),
  slot_minutes: z.int().nullable(),
})

/** A reception on a day of the calendar. */
export const receptionDay = z.object({
  day,
  from: z.string(),
  to: z.string(),
  place: z.string(),
  slot_minutes: z.int().nullable(),
})

/** `icon` names the network, as the icon of its type does. */
export const social = z.object({
  title: z.string(),
  link: z.string(),
  icon: z.string(),
  type: z.object({ icon: z.string() }),
})

/** Search engines and shared links show this instead of the page's own title and lead. */
export const seo = z.object({ title: z.string().nullable(), description: z.string().nullable() })
export type Seo = z.infer<typeof seo>

/** The backend makes this sanitised HTML from what an editor wrote. */
export const html = z.string()
