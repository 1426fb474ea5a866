import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import type { PosterItem } from '@/lib/domains/posters/contract'
import { formatCount } from '@/lib/text/plural'
import { formatShowing } from '@/components/features/posters/showing-text'
import { PosterBadges } from '@/components/features/posters/poster-tile'
import { postersHref } from '@/components/features/posters/queries'
import { SharePage } from '@/components/ui/share/share-page'
import { paths } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

export function PosterLead({ poster, now }: { poster: PosterItem; now: Date }) {
  const { summary, is_free: isFree, price } = poster
  const [next, ...later] = poster.dates.filter((date) => !date.is_over)
  return (
    <>
      {summary && <TextWithContacts text={summary} />}
      {next && (
        <ul className="mt-4 space-y-1.5 text-base text-ink">
          <Fact sign={<Icon name="calendar-days" />}>
            <time dateTime={next.starts_at} className="mr-2 inline-block font-semibold first-letter:uppercase">
              {formatShowing(next, env.TIME_ZONE, now)}
            </time>
            {later.length > 0 && (
              <a href="#dates" className="link inline-block">
                ещё {formatCount(later.length, ['дата', 'даты', 'дат'])}
              </a>
            )}
          </Fact>
          <Fact sign={<Icon name="map-pin" />}>{[next.place, next.address].filter(Boolean).join(', ')}</Fact>
          <Fact sign={<Icon name="ticket" />}>{isFree ? 'Вход свободный' : price}</Fact>
        </ul>
      )}
    </>
  )
}

function Fact({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-brand">
      {sign}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

export function PosterMeta({ poster }: { poster: PosterItem }) {
  return (
    <>
      <Link href={postersHref({ category: poster.category.id })} className="link-quiet target">
        {poster.category.title}
      </Link>
      <PosterBadges poster={{ age: poster.age, isPast: poster.is_past, isFree: false, price: null }} />
    </>
  )
}

export function PosterShare({ poster: { id, slug, title } }: { poster: PosterItem }) {
  return <SharePage path={paths.posterItem(id, slug)} title={title} notice={paths.posterNotice(id, slug)} />
}
