import { Rss } from 'lucide-react'
import { paths } from '@/lib/config/paths'

/** News of this type for a feed reader. */
export function FeedLink({ type }: { type: number | undefined }) {
  return (
    <a
      href={type ? paths.newsTypeFeed(type) : paths.newsFeed}
      className="link inline-flex min-h-11 items-center gap-2 print:hidden"
    >
      <Rss aria-hidden className="size-5" />
      Лента RSS
    </a>
  )
}
