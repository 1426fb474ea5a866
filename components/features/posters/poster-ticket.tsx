import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { PosterTime, type DateLeaf } from '@/components/features/posters/poster-date'
import {
  findNextDate,
  MapAnchor,
  MoreDates,
  PosterActions,
  type PosterFactsProps,
} from '@/components/features/posters/poster-facts'
import { describeEntry, toShownShowing } from '@/components/features/posters/shown-poster'
import { toCalendarLeaf } from '@/components/features/posters/showing-text'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'

/** When, where and the price of an event without a picture: its day stands large at their side, on phones in a row above. */
export function PosterTicket({ poster, now }: PosterFactsProps) {
  const { is_past: isPast, organizer, phone } = poster
  const { date, moreAhead } = findNextDate(poster)
  return (
    <div className="relative z-10 sm:flex sm:flex-wrap">
      {date && <BigLeaf {...toCalendarLeaf(date, env.TIME_ZONE, now)} />}
      <div className="relative min-w-0 flex-[1_1_10rem] px-4 pt-3 pb-4 sm:p-6 lg:px-10 lg:py-8">
        {/* a mask of the whole would cut the menu off */}
        <span
          aria-hidden
          className="absolute inset-0 -z-10 rounded-b-card bg-sand sm:ticket sm:rounded-l-none sm:[--stub:0%]"
        />
        <dl className="grid gap-x-10 gap-y-2.5 md:grid-cols-[1fr_1.3fr_1fr]">
          {date && (
            <TicketFact term={isPast ? 'Когда было' : 'Когда'}>
              <PosterTime showing={toShownShowing(date, now)} className="mr-2 inline-block first-letter:uppercase" />
              <MoreDates count={moreAhead} />
            </TicketFact>
          )}
          {date && (
            <TicketFact term="Где">
              {date.place}
              <span className="block text-base font-normal">
                {date.address && <span className="mr-2">{date.address}</span>}
                <MapAnchor date={date} />
              </span>
            </TicketFact>
          )}
          <TicketFact term="Вход">{describeEntry(poster, 'Свободный')}</TicketFact>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-3 lg:mt-7">
          <PosterActions poster={poster} now={now} className="flex-wrap max-sm:w-full max-sm:flex-col" />
          <dl className="flex flex-wrap gap-x-10 gap-y-1.5 empty:hidden">
            <TicketFact term="Организатор" isSmall>
              {organizer}
            </TicketFact>
            <TicketFact term="Справки" isSmall>
              {phone && <PhoneLink phone={phone} className="link target" />}
            </TicketFact>
          </dl>
        </div>
      </div>
    </div>
  )
}

function BigLeaf({ above, day, month }: ComponentProps<typeof DateLeaf>) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 rounded-t-card bg-brand px-4 py-2 text-lg wrap-anywhere text-paper',
        'sm:ticket sm:max-w-full sm:min-w-36 sm:flex-col sm:items-center sm:justify-center sm:rounded-r-none sm:px-1 sm:py-4',
        'sm:text-center sm:text-base sm:[--stub:100%] lg:min-w-48',
      )}
    >
      <span>{above}</span>
      <span className="tabular text-[2rem] leading-none font-semibold tracking-tight sm:text-[5rem] lg:text-[7rem]">
        {day}
      </span>
      <span className="sm:mt-1 sm:text-lg">{month}</span>
    </span>
  )
}

function TicketFact({ term, isSmall = false, children }: { term: string; isSmall?: boolean; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={classNames('flex min-w-0 flex-wrap gap-x-3 sm:block', isSmall && 'items-baseline')}>
      <dt className={classNames('text-sm text-ink-soft', !isSmall && 'basis-13 max-sm:pt-0.75')}>{term}</dt>
      <dd className={isSmall ? 'max-sm:leading-5' : 'flex-1 basis-40 text-lg leading-6 font-semibold lg:text-xl'}>
        {children}
      </dd>
    </div>
  )
}
