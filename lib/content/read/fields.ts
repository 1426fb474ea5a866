import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { emailField } from '@/lib/contract/person-fields'
import { toReadableEmail } from '@/lib/text/email-address'
import { emptyIfInvisible, plainText } from '@/lib/text/plain-text'
import { checkAttachedFile } from '@/lib/content/read/attached-file'
import type { Calendar } from '@/lib/content/read/calendar'

/** Part of a picture kept when it is cropped; the middle by default. */
const pictureFocuses = ['top', 'bottom'] as const
export type PictureFocus = (typeof pictureFocuses)[number]

const DATE = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** A year without 29 February: yearly days must exist in each. */
const COMMON_YEAR = 2025

const isDate = (text: string) => z.iso.date().safeParse(text).success

const dayOfYear = z.string().refine((day) => isDate(`${COMMON_YEAR}-${day}`), 'день года пишут так: { last: 09-25 }')

export const text = z
  .string()
  .overwrite((written) => emptyIfInvisible(plainText(written)).trim())
  .min(1)
export const contactEmail = emailField.transform(toReadableEmail)
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'время пишут так: 09:40')
export const degrees = z.number().min(-180).max(180)
/** «1-4 09:00-18:00; 5 09:00-16:45», 1 is Monday. */
export const openingHours = z
  .string()
  .regex(
    /^[1-7](-[1-7])? \d\d:\d\d-\d\d:\d\d(; [1-7](-[1-7])? \d\d:\d\d-\d\d:\d\d)*$/,
    'часы пишут так: 1-4 09:00-18:00; 5 09:00-16:45',
  )
/** A file typeset by the seed. */
const typeset = z.strictObject({ name: text, title: text, kind: z.enum(['pdf', 'docx']), text: z.string() })

export type ContentFields = ReturnType<typeof contentFields>

export type SeedFile = z.output<ContentFields['paper']>

const weekdayMoment = (calendar: Calendar) =>
  z
    .strictObject({ week: z.int(), day: z.int().min(1).max(7), time: clock })
    .transform(({ week, day, time }) => ({ daysAgo: calendar.daysSinceWeekday(week, day), time }))

export function contentFields(calendar: Calendar, folder: string) {
  const counted = z.strictObject({ day: z.int() }).transform(({ day }) => calendar.daysAgo(day))
  const dated = z
    .string()
    .refine((written) => DATE.test(written) && isDate(written), 'день пишут так: { day: -12 } или 2026-03-14')
    .transform((date) => calendar.daysSince(date))
  const yearly = z
    .strictObject({
      last: dayOfYear,
      years: z.int().default(0),
    })
    .transform(({ last, years }) => calendar.daysSinceLast(last, years))
  const inYear = z
    .strictObject({ day: dayOfYear, years: z.int() })
    .transform(({ day, years }) => calendar.daysSince(`${calendar.yearAfter(years)}-${day}`))
  const countedYear = z.strictObject({ years: z.int() }).transform(({ years }) => calendar.yearAfter(years))
  const countedMoment = z
    .strictObject({ day: z.int(), time: clock })
    .transform(({ day, time }) => ({ daysAgo: calendar.daysAgo(day), time }))
  const datedMoment = z
    .string()
    .refine(
      (written) => MOMENT.test(written) && isDate(written.slice(0, 10)) && clock.safeParse(written.slice(11)).success,
      'время с днём пишут так: { day: -12, time: 09:40 } или 2026-03-14 09:40',
    )
    .transform((written) => ({ daysAgo: calendar.daysSince(written.slice(0, 10)), time: written.slice(11) }))
  const isThere = (file: string) => path.basename(file) === file && existsSync(path.join(folder, 'pictures', file))
  const file = z.string().refine(isThere, { error: ({ input }) => `нет картинки «${String(input)}» в папке pictures` })
  const focus = z.enum(pictureFocuses).optional()
  const readyFile = z.string().superRefine((name, { addIssue }) => {
    const message = checkAttachedFile(folder, name)
    if (message !== undefined) addIssue({ code: 'custom', message })
  })
  /** A file as it is, with an optional visible name. */
  const ready = z.strictObject({ file: readyFile, title: text, name: text.optional() })
  const daysAgo = z.union([counted, dated, yearly, inYear])
  const moment = z.union([countedMoment, weekdayMoment(calendar), datedMoment])
  return {
    paper: z.union([typeset, ready]),
    readyFile,
    /** Days back; negative in the future. */
    daysAgo,
    year: z.union([z.int(), countedYear]),
    moment,
    /** End of a term: a time, or the end of the day. */
    termEnd: z.union([moment, daysAgo.transform((ago) => ({ daysAgo: ago, time: undefined }))]),
    picture: z.strictObject({ file, alt: text, focus }),
    captionedPicture: z.strictObject({ file, alt: text, caption: text, focus }),
    pictureFile: file,
  }
}
