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

// default messages of zod in Russian
z.config(ru())

export const id = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .positive(messages.notANumber)
  .max(2_147_483_647, messages.notANumber)
export const idParams = z.object({ id })

/**
 * Text of at most `longest` UTF-16 units, which browsers and Payload count as well; zod's own `max` counts code points,
 * so an emoji on the last place would pass here and fail in storing.
 */
export function limitedText(
  longest: number,
  message = messages.textTooLong(longest),
  text: z.ZodString = z.string(messages.required),
) {
  return text.refine((typed) => typed.length <= longest, message).meta({ maxLength: longest })
}

/** Path on this portal, without host, query and hash: such a link cannot lead to another site. */
export const portalPath = limitedText(300, messages.unknownValue, z.string(messages.unknownValue)).regex(
  /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/,
  messages.unknownValue,
)

export const moment = z.iso.datetime({ offset: true })
export const day = z.iso.date(messages.notADate).refine(isStorable, messages.notADate)

/** A moment that a client sends. */
export function typedMoment(error: string, options: { local?: boolean } = {}) {
  return z.iso.datetime({ offset: true, error, ...options }).refine(isStorable, error)
}

/** PostgreSQL has no year 0, and Node writes years beyond 9999 in another form. */
function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year > 0 && year < 10_000
}

/** Accepts «05.03.2026» too; outputs YYYY-MM-DD. */
const typedDay = z
  .string()
  .overwrite((text) => parseDay(text) ?? text)
  .check(z.iso.date(messages.notADate))
  .refine(isStorable, messages.notADate)

/** Text cleaned by `toPlain`; one without visible characters becomes empty. */
const plain = (toPlain: (text: string) => string, longest: number, missing: string = messages.required) =>
  limitedText(
    longest,
    messages.textTooLong(longest),
    z.string(missing).overwrite((text) => emptyIfInvisible(toPlain(text)).trim()),
  )

export const typedText = (longest: number) => plain(plainText, longest)
export const requiredText = (longest: number) => typedText(longest).min(1, messages.required)

export const typedLine = (longest: number) => plain(plainLine, longest)
export const requiredLine = (longest: number, missing: string = messages.required) =>
  plain(plainLine, longest, missing).min(1, missing)

export const requiredPersonName = (longest: number) => plain(plainPersonName, longest).min(1, messages.required)

export const requiredNumber = (longest: number) => plain(plainNumber, longest).min(1, messages.required)

/** Forms send an omitted field as an empty value. */
export function emptyAsAbsent(value: unknown): unknown {
  return value === '' || value === null ? undefined : value
}

export function absentWhenEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyAsAbsent, schema.optional())
}

const MAX_FILTER_LENGTH = 255
export const filterText = plain(plainPhrase, MAX_FILTER_LENGTH)
export const filterNumber = plain(plainDesignation, MAX_FILTER_LENGTH)

/** Values separated by commas, under a repeated name, or both. */
export function listOf<T extends z.ZodType>(item: T, most: number) {
  return z.preprocess(splitCommas, z.array(item).max(most, messages.unknownValue))
}

export function splitCommas(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').map((one) => one.trim())
  return Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? splitCommas(one) : [one]))
    : value
}

const MAX_PAGE = 100_000
/** Decimal digits: `Number` would read «1e1», «0x2» and « 2» too. */
const DIGITS = /^\d+$/
const wholePage = z.preprocess(
  (value) => (typeof value !== 'string' ? value : DIGITS.test(value) ? Number(value) : NaN),
  z.int(messages.notANumber).min(1, messages.notANumber).max(MAX_PAGE, messages.notANumber),
)
export const pageNumber = wholePage.default(1)

/** True for the number of a page that no list has: such a page is missing, while a word is no page number at all. */
export function isPageOutOfRange(text: string | undefined): boolean {
  return text !== undefined && DIGITS.test(text) && !wholePage.safeParse(text).success
}

export const pageOfAddress = z.object({ page: wholePage.optional() })

export const periodFields = { start_date: typedDay.optional(), end_date: typedDay.optional() }

export function withPeriod<T extends z.ZodType<{ start_date?: string; end_date?: string }>>(schema: T): T {
  return schema.refine(({ start_date: start, end_date: end }) => !start || !end || start <= end, {
    path: ['end_date'],
    message: messages.periodReversed,
  }) as T
}

/** Length-aware page as in Laravel; `page` is last in every link. */
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

export type Page<T> = Omit<z.infer<ReturnType<typeof pageOf>>, 'data'> & { data: T[] }

export const term = z.object({ id: z.int(), title: z.string() })
export type Term = z.infer<typeof term>

export const countedTerm = term.extend({ count: z.int() })

const imageSize = z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int().nullish() })

export const imageObject = z.object({
  img: z.object({
    url: z.string(),
    host: z.string().nullish(),
    alt: z.string(),
    width: z.int().nullish(),
    height: z.int().nullish(),
    caption: z.string().nullish(),
    sizes: z
      .object({ portrait: imageSize, small: imageSize, medium: imageSize, large: imageSize, card: imageSize })
      .partial()
      .nullish(),
  }),
})
export type ImageObject = z.infer<typeof imageObject>

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

/** Point in degrees of WGS 84; null if unknown. */
export const placeFields = { address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }

/** HH:MM; weekday 1 is Monday. A day without a row is closed. */
export const dayHours = z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })

/** `slot_minutes` is the length of a bookable talk. */
export const receptionHours = dayHours.extend({
  weeks: z.enum(RECEPTION_WEEKS),
  place: z.string(),
  slot_minutes: z.int().nullable(),
})

export const receptionDay = z.object({
  day,
  from: z.string(),
  to: z.string(),
  place: z.string(),
  slot_minutes: z.int().nullable(),
})

export const social = z.object({
  title: z.string(),
  link: z.string(),
  icon: z.string(),
  type: z.object({ icon: z.string() }),
})

export const seo = z.object({ title: z.string().nullable(), description: z.string().nullable() })
export type Seo = z.infer<typeof seo>

export const html = z.string()
