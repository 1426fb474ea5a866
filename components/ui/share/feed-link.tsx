'use client'

import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

interface FeedLinkProps {
  href: string
  place?: 'title' | 'end of list'
  label?: string
}

const shownAt = { title: 'max-sm:hidden', 'end of list': 'sm:hidden' }

export function FeedLink({ href, place, label = 'Лента RSS' }: FeedLinkProps) {
  return (
    <a
      href={href}
      data-feed={place}
      className={classNames('link inline-flex min-h-11 items-center gap-2 print:hidden', place && shownAt[place])}
    >
      <Icon name="rss" className="size-5" />
      {label}
    </a>
  )
}
