import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { calendarHref, type PostersView } from '@/components/features/posters/queries'
import { Weekday } from '@/components/ui/hours/weekday'
import type { CalendarDay } from '@/lib/domains/posters/contract'
import { formatMonth, isoDay, formatTime } from '@/lib/time/dates'
import { addMonths, monthWeeks } from '@/lib/time/month-calendar'
import { WEEKDAYS } from '@/lib/time/weekdays'
import { env } from '@/lib/config/env'
import { classNames } from '@/components/ui/class-names'
import { paths } from '@/lib/config/paths'
import { formatEventCount } from '@/components/features/posters/showing-text'
import { formatDay } from '@/lib/time/day-range'
import { Icon } from '@/components/ui/icon/icon'

/** Months back and forth; a robot would follow the links without end. */
const FARTHEST = 18

interface MonthGridProps {
  page: PostersView
  calendar: readonly CalendarDay[]
  now: Date
}

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
            <Icon name="chevron-left" />
          </MonthLink>
        )}
        {month < addMonths(present, FARTHEST) && (
          <MonthLink href={calendarHref(filter, addMonths(month, 1))} label="Следующий месяц">
            <Icon name="chevron-right" />
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
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-full border border-line text-ink',
        'transition-colors hover:border-brand hover:text-brand-strong',
      )}
    >
      {children}
      <span className="sr-only">{label}</span>
    </Link>
  )
}

const SHOWN = 3

interface MonthDayProps {
  day: string
  held: CalendarDay | undefined
  href: string
  state: { isToday: boolean; isPast: boolean; isChosen: boolean }
}

function MonthDay({ day, held, href, state: { isToday, isPast, isChosen } }: MonthDayProps) {
  const starting = held?.starting ?? []
  const total = new Set(starting.map(({ id }) => id)).size + (held?.running ?? 0)
  const ground = isChosen ? 'bg-brand-tint' : isToday ? 'bg-sun-tint' : null
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={classNames('h-16 border border-line p-0 align-top lg:h-36 lg:p-2', ground)}
    >
      {held ? (
        <Link
          href={href}
          className={classNames(
            'flex min-h-16 flex-col items-center justify-start gap-1 py-2 text-ink no-underline hover:bg-brand-tint',
            'lg:target lg:min-h-0 lg:items-start lg:py-0 lg:hover:bg-transparent lg:hover:text-brand-strong',
          )}
        >
          <DayNumber day={day} isPast={isPast} />
          <span className="sr-only">
            {formatDay(day)}: {formatEventCount(total)}
          </span>
          <span
            aria-hidden
            className={classNames(
              'tabular min-w-6 rounded-full px-1.5 text-xs leading-5 font-medium lg:hidden',
              starting.length === 0 || isPast ? 'text-ink-soft' : 'bg-brand text-paper',
            )}
          >
            {total}
          </span>
        </Link>
      ) : (
        <span className="block py-2 text-center lg:py-0 lg:text-left">
          <DayNumber day={day} isPast />
        </span>
      )}
      <StartingEvents events={starting} total={total} />
    </td>
  )
}

function DayNumber({ day, isPast }: { day: string; isPast: boolean }) {
  return (
    <span aria-hidden className={classNames('tabular leading-6 font-semibold', isPast && 'font-normal text-ink-soft')}>
      {Number(day.slice(8))}
    </span>
  )
}

/** Phones show these in the list under the calendar. */
function StartingEvents({ events, total }: { events: CalendarDay['starting']; total: number }) {
  if (total === 0) return null
  const shown = events.slice(0, SHOWN)
  const more = total - new Set(shown.map(({ id }) => id)).size
  return (
    <ul className="mt-1 space-y-1 max-lg:hidden">
      {shown.map(({ id, slug, title, starts_at: start, is_over: isOver }) => (
        <li key={`${id}-${start}`} className="text-xs leading-4.5">
          <Link
            href={paths.posterItem(id, slug)}
            className={classNames('link-quiet line-clamp-2', isOver && 'text-ink-soft')}
          >
            <span className="tabular text-ink-soft">{formatTime(start, env.TIME_ZONE)}</span> {title}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className="text-xs text-ink-soft">{shown.length > 0 ? `ещё ${more}` : formatEventCount(more)}</li>
      )}
    </ul>
  )
}
