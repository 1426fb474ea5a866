import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ReceptionSlots } from '@/lib/domains/receptions/contract'
import { eventVersion, toUtcDateArray, writeCalendar, type StampedEvent } from '@/lib/runtime/calendar-file'

/** Returns iCalendar (RFC 5545) without data of the visitor; null if the schedule has no such time. */
export function receptionIcs({ official, days }: ReceptionSlots, start: Date): string | null {
  const day = days.find(({ slots }) =>
    slots.some(({ starts_at: startsAt }) => Date.parse(startsAt) === start.getTime()),
  )
  if (!day) return null
  const title = `Приём: ${official.post}`
  const event: StampedEvent = {
    // a booked time never moves: it is cancelled and another one is booked
    ...eventVersion(`reception-${official.id}-${start.getTime()}`, env.PUBLIC_URL, official.updated_at),
    title,
    description: official.full_name,
    location: day.place,
    url: new URL(paths.reception, env.PUBLIC_URL).href,
    calName: title,
    startInputType: 'utc',
    startOutputType: 'utc',
    start: toUtcDateArray(start),
    duration: { minutes: day.minutes },
  }
  return writeCalendar([event], title)
}
