import {
  formatDateCount,
  formatShowing,
  formatShowingTimes,
  toCalendarLeaf,
} from '@/components/features/posters/showing-text'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate } from '@/lib/domains/posters/contract'
import { daysOfShowing, isShowingOver } from '@/lib/time/month-calendar'

export type ShownPoster = ReturnType<typeof toShownPoster>
export type ShownPosterRow = ReturnType<typeof toPosterRows>[number]
export type ShownShowing = ReturnType<typeof toShownShowing>

/** An event formatted for a tile. What has begun before `from` is shown at `from`. */
export function toShownPoster(poster: PosterCard, now: Date, from?: string) {
  const { id, slug, title, summary, category, date, head_img: image, age } = poster
  return {
    href: paths.posterItem(id, slug),
    title,
    summary,
    category: category.title,
    leaf: date && toCalendarLeaf(date, env.TIME_ZONE, now, from),
    showing: date && toShownShowing(date, now),
    place: date?.place,
    moreDates: describeMoreDates(poster),
    picture: image && pictureSource(image, 'cropped'),
    age,
    entry: describeEntry(poster, 'Бесплатно'),
    isFree: poster.is_free,
    /** Of an event with later dates, the day that is shown may be over. */
    isPast: poster.is_past || (date !== null && isShowingOver(date, now)),
  }
}

/** The day of a row is shown once for all that follow each other on it. */
export function toPosterRows(posters: readonly PosterCard[], now: Date, from?: string) {
  return posters
    .map((poster) => toShownPoster(poster, now, from))
    .map((poster, index, all) => ({ ...poster, isSameDay: isSameLeaf(poster.leaf, all[index - 1]?.leaf) }))
}

function isSameLeaf(one: ShownPoster['leaf'], other: ShownPoster['leaf'] | undefined): boolean {
  return one !== null && one.above === other?.above && one.day === other.day && one.month === other.month
}

/** Beside the shown date: those still ahead, or all of an event that is over. */
function describeMoreDates({ date, dates_ahead: ahead, dates_count: count, is_past: isPast }: PosterCard): string {
  if (isPast) return count > 1 ? `всего ${formatDateCount(count)}` : ''
  const others = date && !date.is_over ? ahead - 1 : ahead
  return others > 0 ? `ещё ${formatDateCount(others)}` : ''
}

export function toShownShowing(date: PosterDate, now: Date) {
  const { first, last } = daysOfShowing(date, env.TIME_ZONE)
  return {
    startsAt: date.starts_at,
    text: formatShowing(date, env.TIME_ZONE, now),
    /** Null for an event of many days: a leaf shows only one. */
    hours: first === last ? formatShowingTimes(date, env.TIME_ZONE) : null,
  }
}

/** What is free but asks for a booking is not open to everybody. Null if the price is unknown. */
export function describeEntry(
  { is_free: isFree, ticket_url: tickets, price }: Pick<PosterCard, 'is_free' | 'ticket_url' | 'price'>,
  open: 'Свободный' | 'Бесплатно',
): string | null {
  if (!isFree) return price
  return tickets ? 'Бесплатно, по записи' : open
}
