import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { DataList } from '@/components/ui/list/data-list'
import type { PosterItem } from '@/lib/domains/posters/contract'
import { buttonClassName } from '@/components/ui/button/button'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { shareRow } from '@/components/ui/share/share-actions'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { upperFirst } from '@/lib/text/capitalize'
import { formatShowing } from '@/components/features/posters/showing-text'
import { Icon } from '@/components/ui/icon/icon'

/** The price is under the title until the event is over. */
export function PosterFacts({ poster, now }: { poster: PosterItem; now: Date }) {
  const { is_free: isFree, is_past: isPast, price, organizer, phone, ticket_url: tickets } = poster
  return (
    <div className="space-y-7">
      {!isPast && (
        <div className="flex flex-col gap-3 print:hidden">
          {tickets && <LinkButton href={tickets}>Купить билет или записаться</LinkButton>}
          <AddToCalendar poster={poster} now={now} />
        </div>
      )}
      <DataList
        stacked
        rows={[
          { term: 'Вход', value: isPast && (isFree ? 'Свободный' : price) },
          { term: 'Организатор', value: organizer },
          { term: 'Справки', value: phone && <PhoneLink phone={phone} /> },
        ]}
      />
    </div>
  )
}

const LABEL = 'Добавить в календарь'

/** Several dates open a menu, which works without JavaScript. */
function AddToCalendar({ poster: { id, slug, dates }, now }: { poster: PosterItem; now: Date }) {
  const ahead = dates.filter((date) => !date.is_over)
  if (ahead.length < 2)
    return (
      <LinkButton href={paths.posterCalendar(id, slug)} variant="secondary" download>
        <Icon name="calendar-plus" className="size-5" />
        {LABEL}
      </LinkButton>
    )
  return (
    <DetailsMenu label={LABEL} className="relative">
      <details className="group">
        <summary className={buttonClassName('secondary', 'medium', 'w-full')}>
          <Icon name="calendar-plus" className="size-5" />
          {LABEL}
          <DetailsChevron className="size-4" />
        </summary>
        <ul className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto rounded-card border border-line bg-paper p-2 text-ink shadow-above group-open:animate-appear">
          <CalendarRow href={paths.posterCalendar(id, slug)}>Все даты</CalendarRow>
          {ahead.map((date) => (
            <CalendarRow key={date.starts_at} href={paths.posterCalendar(id, slug, date.starts_at)}>
              {upperFirst(formatShowing(date, env.TIME_ZONE, now))}
            </CalendarRow>
          ))}
        </ul>
      </details>
    </DetailsMenu>
  )
}

function CalendarRow({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} download className={shareRow}>
        {children}
      </a>
    </li>
  )
}
