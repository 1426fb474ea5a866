import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { calendarHref, type PostersView } from '@/components/features/posters/queries'
import { Weekday } from '@/components/ui/weekday'
import { MonthDay } from '@/components/features/posters/month-day'
import type { CalendarDay } from '@/lib/domains/posters/contract'
import { formatMonth, isoDay } from '@/lib/time/dates'
import { addMonths, monthWeeks } from '@/lib/time/month-calendar'
import { WEEKDAYS } from '@/lib/time/weekdays'
import { env } from '@/lib/config/env'

/** The calendar leads only so many months back and forth, because a robot would follow its links without end. */
const FARTHEST = 18

interface MonthGridProps {
  page: PostersView
  calendar: readonly CalendarDay[]
  now: Date
}

/**
 * Draws a month as a calendar with the events that begin on each day. On phones it shows their number, and a chosen day
 * opens under it.
 */
export function MonthGrid({ page, calendar, now }: MonthGridProps) {
  const { filter, month, day: chosen } = page
  const today = isoDay(now, env.TIME_ZONE)
  const byDay = new Map(calendar.map((one) => [one.day, one]))
  return (
    <section aria-labelledby="month">
      <MonthHead page={page} present={today.slice(0, 7)} />
      <table className="mt-5 w-full table-fixed border-collapse">
        <caption className="sr-only">События по дням, {formatMonth(`${month}-01`, 'UTC').toLowerCase()}</caption>
        <colgroup span={7} />
        <thead>
          <WeekdayRow />
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <MonthDay
                    key={day}
                    day={day}
                    held={byDay.get(day)}
                    href={`${calendarHref(filter, month, day)}#day`}
                    state={{ isToday: day === today, isPast: day < today, isChosen: day === chosen }}
                  />
                ) : (
                  <td key={weekday} className="border border-line bg-ground" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MonthHead({ page: { filter, month }, present }: { page: PostersView; present: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id="month" className="text-h2">
        {formatMonth(`${month}-01`, 'UTC')}
      </h2>
      <p className="flex gap-2 print:hidden">
        {month > addMonths(present, -FARTHEST) && (
          <MonthLink href={calendarHref(filter, addMonths(month, -1))} label="Предыдущий месяц">
            <ChevronLeft aria-hidden />
          </MonthLink>
        )}
        {month < addMonths(present, FARTHEST) && (
          <MonthLink href={calendarHref(filter, addMonths(month, 1))} label="Следующий месяц">
            <ChevronRight aria-hidden />
          </MonthLink>
        )}
      </p>
    </div>
  )
}

function WeekdayRow() {
  return (
    <tr>
      {WEEKDAYS.map((name, index) => (
        <th key={name} scope="col" className="pb-2 text-left text-sm font-normal text-ink-soft max-lg:text-center">
          <Weekday weekday={index + 1} />
        </th>
      ))}
    </tr>
  )
}

function MonthLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      scroll={false}
      className="inline-flex size-11 items-center justify-center rounded-full border border-line text-ink transition-colors hover:border-brand hover:text-brand-strong"
    >
      {children}
      <span className="sr-only">{label}</span>
    </Link>
  )
}
