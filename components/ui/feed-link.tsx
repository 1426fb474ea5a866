import { Rss } from 'lucide-react'

/** Offers this list to a feed reader. */
export function FeedLink({ href }: { href: string }) {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center gap-2 print:hidden">
      <Rss aria-hidden className="size-5" />
      Лента RSS
    </a>
  )
}
