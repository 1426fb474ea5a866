import { classNames } from '@/components/ui/class-names'
import type { ReactNode } from 'react'
import { LinkButton, buttonClassName } from '@/components/ui/button/button'
import { PhoneLink } from '@/components/ui/text/contact-links'
import type { PosterDate, PosterItem } from '@/lib/domains/posters/contract'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { shareRow } from '@/components/ui/share/share-actions'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { upperFirst } from '@/lib/text/capitalize'
import { describeEntry } from '@/components/features/posters/shown-poster'
import { formatDateCount, formatPlace, formatShowing } from '@/components/features/posters/showing-text'

export interface PosterFactsProps {
  poster: PosterItem
  now: Date
}

/** The nearest date, or the last one of an event that is over. */
export function findNextDate({ dates }: PosterItem): { date: PosterDate | undefined; moreAhead: number } {
  const ahead = dates.filter((date) => !date.is_over)
  return { date: ahead[0] ?? dates.at(-1), moreAhead: ahead.length - 1 }
}

/** When, where, the price and the booking: what one comes for. */
export function PosterFacts({ poster, now }: PosterFactsProps) {
  const { is_past: isPast, organizer, phone } = poster
  const { date, moreAhead } = findNextDate(poster)
  return (
    <div className="space-y-4 rounded-card bg-ground p-5 lg:space-y-5 lg:p-4 xl:p-5">
      <dl className="space-y-2.5 lg:space-y-4">
        {date && (
          <Fact term={isPast ? 'Когда было' : 'Когда'}>
            <time dateTime={date.starts_at} className="mr-2 inline-block text-lg font-semibold first-letter:uppercase">
              {formatShowing(date, env.TIME_ZONE, now)}
            </time>
            <MoreDates count={moreAhead} />
          </Fact>
        )}
        {date && (
          <Fact term="Где">
            <span className="mr-2">{formatPlace(date)}</span>
            <MapAnchor date={date} />
          </Fact>
        )}
        <Fact term="Вход">{describeEntry(poster, 'Свободный')}</Fact>
      </dl>
      <PosterActions poster={poster} now={now} className="flex-col" />
      <dl className="space-y-2.5 empty:hidden lg:space-y-4">
        <Fact term="Организатор">{organizer}</Fact>
        <Fact term="Справки">{phone && <PhoneLink phone={phone} className="link target" />}</Fact>
      </dl>
    </div>
  )
}

export function MoreDates({ count }: { count: number }) {
  if (count < 1) return null
  return (
    <a href="#dates" className="link target inline-block text-base font-normal">
      ещё {formatDateCount(count)}
    </a>
  )
}

export function MapAnchor({ date }: { date: PosterDate }) {
  if (date.latitude === null) return null
  return (
    <a href="#poster-map" className="link target inline-block print:hidden">
      На карте
    </a>
  )
}

export function PosterActions({ poster, now, className }: PosterFactsProps & { className: string }) {
  const { is_past: isPast, is_free: isFree, ticket_url: tickets } = poster
  if (isPast) return null
  return (
    <div className={classNames('flex gap-3 print:hidden', className)}>
      {tickets && <LinkButton href={tickets}>{isFree ? 'Записаться' : 'Купить билет или записаться'}</LinkButton>}
      <AddToCalendar poster={poster} now={now} />
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex flex-wrap gap-x-3 lg:block">
      <dt className="basis-24 pt-0.5 text-sm text-ink-soft">{term}</dt>
      <dd className="min-w-0 flex-1 basis-40 lg:mt-0.5">{children}</dd>
    </div>
  )
}

const LABEL = 'В календарь'

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
        <ul
          className={classNames(
            'absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto rounded-card border border-line bg-paper',
            'p-2 text-ink shadow-above group-open:animate-appear',
          )}
        >
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
