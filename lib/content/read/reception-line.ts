import { z } from 'zod'
import { lowerFirst } from '@/lib/text/capitalize'
import {
  RECEPTION_WEEKS,
  formatReceptionTimes,
  type ReceptionHours,
  type ReceptionWeeks,
} from '@/lib/time/reception-times'
import { stripTypography } from '@/lib/text/typography'
import { weekdaySpan } from '@/lib/time/weekdays'

const WEEKS = RECEPTION_WEEKS.map((weeks) => weeks.replace('+', '\\+')).join('|')
/** Day, weeks of the month, hours, minutes per talk, place. */
const LINE = new RegExp(`^([1-7])(?:#(${WEEKS}))? (\\d\\d:\\d\\d)-(\\d\\d:\\d\\d)(?:/(\\d{1,3}))?(?: (.+))?$`)

/** «3#1+3 16:00-19:00/15 каб. 205»: first and third Wednesday, slots of 15 minutes. */
export const receptionLine = z
  .string()
  .refine(
    (text) => readReceptionLine(text)?.place,
    'приём пишут так: 2 10:00-12:00 каб. 214 или 3#1+3 16:00-19:00/15 каб. 205',
  )

/** Returns null for a line in another format. */
export function readReceptionLine(text: string): ReceptionHours | null {
  const parts = LINE.exec(text)
  if (!parts) return null
  const [, weekday, weeks = 'every', from = '', to = '', minutes, place = ''] = parts
  return {
    weekday: Number(weekday),
    weeks: weeks as ReceptionWeeks,
    from,
    to,
    place,
    slot_minutes: minutes === undefined ? null : Number(minutes),
  }
}

/** Formats «первая и третья среда месяца, 16:00–19:00»; other lines stay. */
export function formatReception(text: string): string {
  const hours = readReceptionLine(text)
  const [time] = hours ? formatReceptionTimes([hours]) : []
  return time ? stripTypography(lowerFirst(time.when)) : text
}

/** Formats «1-4 09:00-18:00; 5 09:00-16:45» as «пн–чт 9:00–18:00, пт 9:00–16:45». */
export function formatHours(hours: string): string {
  const parts = hours.split(';').map((part) => {
    const [span = '', times = ''] = part.trim().split(' ')
    return `${daysInWords(span)} ${times.replace(/(^|-)0/g, '$1').replace('-', '–')}`
  })
  return parts.join(', ')
}

function daysInWords(span: string): string {
  const [first = 0, last = first] = span.split('-').map(Number)
  if (first === 1 && last === 7) return 'ежедневно'
  return weekdaySpan(first, last)
}
