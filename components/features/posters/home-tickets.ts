import { describeEntry, toShownShowing } from '@/components/features/posters/shown-poster'
import { toCalendarLeaf } from '@/components/features/posters/showing-text'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate } from '@/lib/domains/posters/contract'

export type Ticket = ReturnType<typeof toTicket>

export function toTickets(posters: readonly PosterCard[], now: Date): Ticket[] {
  return posters.flatMap((poster) => (poster.date ? [toTicket(poster, poster.date, now)] : []))
}

function toTicket(poster: PosterCard, date: PosterDate, now: Date) {
  const { id, slug, title, category, age, is_free: isFree } = poster
  const entry = describeEntry(poster, 'Бесплатно')
  return {
    href: paths.posterItem(id, slug),
    title,
    category: category.title,
    leaf: toCalendarLeaf(date, env.TIME_ZONE, now),
    showing: toShownShowing(date, now),
    place: date.place,
    age: `${age}+`,
    price: isFree ? entry : entry?.split(',')[0],
    isFree,
  }
}
