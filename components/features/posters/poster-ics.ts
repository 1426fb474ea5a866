import { formatPlace } from '@/components/features/posters/showing-text'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate } from '@/lib/domains/posters/contract'
import { eventVersion, toUtcDateArray, writeCalendar, type StampedEvent } from '@/lib/runtime/calendar-file'

type CalendarPoster = Pick<PosterCard, 'id' | 'slug' | 'title' | 'summary' | 'category' | 'updated_at'> & {
  dates: readonly PosterDate[]
}

const SUPPOSED_LENGTH = { hours: 3 }

/** Returns iCalendar (RFC 5545). Times are in UTC, so the file needs no description of the city's time zone. */
export function postersIcs(posters: readonly CalendarPoster[], name: string): string {
  const events = posters.flatMap((poster) => poster.dates.map((date) => toCalendarEvent(poster, date, name)))
  return writeCalendar(events, name)
}

function toCalendarEvent(poster: CalendarPoster, date: PosterDate, name: string): StampedEvent {
  const url = new URL(paths.posterItem(poster.id, poster.slug), env.PUBLIC_URL).href
  const { latitude, longitude } = date
  return {
    ...eventVersion(`poster-${poster.id}-${date.id}`, env.PUBLIC_URL, poster.updated_at),
    title: poster.title,
    description: `${poster.summary}\n${url}`,
    url,
    location: formatPlace(date),
    categories: [poster.category.title],
    calName: name,
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    start: toUtcDateArray(new Date(date.starts_at)),
    ...(date.ends_at === null ? { duration: SUPPOSED_LENGTH } : { end: toUtcDateArray(new Date(date.ends_at)) }),
    ...(latitude !== null && longitude !== null && { geo: { lat: latitude, lon: longitude } }),
  }
}
