'use client'

import { HomeBand } from '@/components/ui/home-band'
import type { HomeDiscussion } from '@/components/features/discussions/queries'
import { CardLink } from '@/components/ui/list/card-link'
import { HtmlText } from '@/components/ui/text/html-text'
import { TimeText } from '@/components/ui/text/time-text'
import { paths } from '@/lib/config/paths'

export function HomeDiscussions({ discussions }: { discussions: readonly HomeDiscussion[] }) {
  if (discussions.length === 0) return null
  return (
    <HomeBand id="home-discussions" title="Обсуждения" more={{ href: paths.discussions, label: 'Все обсуждения' }}>
      <ul className="divide-y divide-line border-y border-line">
        {discussions.map((discussion) => (
          <Row key={discussion.href} discussion={discussion} />
        ))}
      </ul>
    </HomeBand>
  )
}

function Row({ discussion: { href, title, address, left, finish, share } }: { discussion: HomeDiscussion }) {
  return (
    <li className="group relative grid items-center gap-x-16 gap-y-2 py-4 sm:gap-y-5 sm:py-7 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h3 className="text-h3">
          <CardLink href={href}>
            <HtmlText html={title} />
          </CardLink>
        </h3>
        {address && <p className="mt-1.5 text-ink-soft max-sm:hidden">{address}</p>}
      </div>
      <div>
        <p className="mb-1.5 flex sm:mb-2.5 flex-wrap justify-between gap-x-4">
          <span className="font-semibold first-letter:uppercase">{left}</span>
          <span className="text-sm text-ink-soft">
            до <TimeText time={finish} />
          </span>
        </p>
        <DaysBar share={share} />
      </div>
    </li>
  )
}

/** Elapsed share of a term, 0 to 1. Not read out: the text beside it says the same. */
function DaysBar({ share }: { share: number }) {
  return (
    <svg aria-hidden data-meter width="100%" height="8">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      <rect width={`${Math.round(share * 1000) / 10}%`} height="8" rx="4" className="fill-sun" />
    </svg>
  )
}
