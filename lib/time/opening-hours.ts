import { TZDateMini } from '@date-fns/tz/date/mini'
import { getISODay } from 'date-fns/getISODay'
import { typeset } from '@/lib/text/typography'

/** HH:MM; weekday 1 is Monday. An end before the start is on the next day. */
export interface OpenHours {
  weekday: number
  from: string
  to: string
}

export type OpenState =
  | { isOpen: true; until: string }
  /** `inDays` 0 is today; null without known hours. */
  | { isOpen: false; opens: { inDays: number; weekday: number; at: string } | null }

const DAY = 24 * 60
const WEEK = 7 * DAY

export function openState(hours: readonly OpenHours[], now: Date, zone: string): OpenState {
  const minute = minuteOfWeek(now, zone)
  const stretches = hours.map((day) => ({ ...day, start: toStartMinute(day), length: countMinutes(day) }))
  const current = stretches.find(({ start, length }) => after(start, minute) < length)
  if (current) return { isOpen: true, until: current.to }
  const [next] = stretches.toSorted((one, other) => after(minute, one.start) - after(minute, other.start))
  if (!next) return { isOpen: false, opens: null }
  const today = Math.floor(minute / DAY)
  const inDays = Math.floor(((minute % DAY) + after(minute, next.start)) / DAY)
  return { isOpen: false, opens: { inDays, weekday: ((today + inDays) % 7) + 1, at: next.from } }
}

/** Open places first, then those that open sooner; places without known hours last. */
export function sortByOpening<Place extends { state: OpenState }>(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => minutesToOpening(one.state) - minutesToOpening(other.state))
}

function minutesToOpening(state: OpenState): number {
  if (state.isOpen) return -1
  return state.opens ? state.opens.inDays * DAY + minuteOfDay(state.opens.at) : Number.MAX_SAFE_INTEGER
}

export function toWeekday(now: Date, zone: string): number {
  return Math.floor(minuteOfWeek(now, zone) / DAY) + 1
}

export interface HoursRow {
  /** Neighbouring days with the same hours share a row. */
  first: number
  last: number
  /** «9:00–13:00»; empty on a day off. */
  times: string[]
}

export function groupHours(hours: readonly OpenHours[]): HoursRow[] {
  const rows: HoursRow[] = []
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const times = hours
      .filter((day) => day.weekday === weekday)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }) => typeset(`${from}–${to}`))
    const row = rows.at(-1)
    if (row && row.times.join() === times.join()) row.last = weekday
    else rows.push({ first: weekday, last: weekday, times })
  }
  return rows
}

function minuteOfWeek(now: Date, zone: string): number {
  const clock = new TZDateMini(+now, zone)
  return (getISODay(clock) - 1) * DAY + clock.getHours() * 60 + clock.getMinutes()
}

/** Minutes forward from one minute of the week to another. */
function after(from: number, to: number): number {
  return (to - from + WEEK) % WEEK
}

function toStartMinute({ weekday, from }: OpenHours): number {
  return (weekday - 1) * DAY + minuteOfDay(from)
}

function countMinutes({ from, to }: OpenHours): number {
  const length = minuteOfDay(to) - minuteOfDay(from)
  return length > 0 ? length : length + DAY
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** «Mo 09:00-18:00, Tu 09:00-18:00», as in schema.org. */
export function formatHoursCode(hours: readonly OpenHours[]): string {
  return hours.map(({ weekday, from, to }) => `${WEEKDAYS[weekday - 1]} ${from}-${to}`).join(', ')
}
