import { Rss } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

interface FeedLinkProps {
  href: string
  place?: 'title' | 'end of list'
}

const shownAt = { title: 'max-sm:hidden', 'end of list': 'sm:hidden' }

export function FeedLink({ href, place }: FeedLinkProps) {
  return (
    <a
      href={href}
      data-feed={place}
      className={classNames('link inline-flex min-h-11 items-center gap-2 print:hidden', place && shownAt[place])}
    >
      <Rss aria-hidden className="size-5" />
      Лента RSS
    </a>
  )
}
