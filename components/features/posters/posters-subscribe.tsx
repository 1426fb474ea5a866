import { CalendarPlus } from 'lucide-react'
import { postersQuery } from '@/components/features/posters/queries'
import { FeedLink } from '@/components/ui/feed-link'
import { paths } from '@/lib/config/paths'
import type { PosterFilter } from '@/lib/domains/posters/contract'

/** Returns the feed of the list as it is filtered now. */
export function postersFeedHref(filter: PosterFilter): string {
  return paths.feed('posters', 'rss.xml', postersQuery(filter))
}

/** Draws links to subscribe to the list in the calendar of a phone and in a feed reader. */
export function PostersSubscribe({ filter }: { filter: PosterFilter }) {
  const ahead = postersQuery({ ...filter, when: undefined })
  return (
    <>
      <a href={paths.postersCalendar(ahead)} className="link inline-flex min-h-11 items-center gap-2 print:hidden">
        <CalendarPlus aria-hidden className="size-5" />
        {ahead ? 'Найденное в календарь' : 'Вся афиша в календарь'}
      </a>
      <FeedLink href={postersFeedHref(filter)} place="title" />
    </>
  )
}
