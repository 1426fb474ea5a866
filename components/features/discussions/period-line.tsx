import { listPeriods, type Period } from '@/components/features/discussions/periods'
import { classNames } from '@/components/ui/class-names'
import type { DiscussionPeriods } from '@/lib/domains/discussions/graphql/operations'
import { formatDayRange } from '@/lib/time/day-range'
import { daysUntil, formatLongDate } from '@/lib/time/dates'
import { formatDaysUntil, formatDaysLeft } from '@/lib/time/deadline-text'
import { DAY_MS } from '@/lib/time/days'

interface PeriodLineProps {
  discussion: DiscussionPeriods
  today: string
  isStopped: boolean
}

/** Three periods on one scale of days, crossed by today; the text says the same. Past periods are plain dates. */
export function PeriodLine({ discussion, today, isStopped }: PeriodLineProps) {
  const periods = listPeriods(discussion)
  if (periods.length === 0) return null
  const scale = createScale(periods)
  if (isStopped || today > scale.last) return <PastPeriods periods={periods} today={today} />
  const isWithin = today >= scale.first
  return (
    <section aria-label="Сроки обсуждения">
      <ol className="divide-y divide-line border-y border-line">
        {periods.map((period) => (
          <li key={period.title} className="grid gap-x-10 gap-y-2 pt-4 pb-1 sm:grid-cols-[21rem_minmax(0,1fr)] sm:py-0">
            <PeriodText period={period} today={today} />
            <PeriodBar period={period} scale={scale} today={isWithin ? today : null} />
          </li>
        ))}
      </ol>
      <Today share={isWithin ? scale.share(today, 0.5) : null} today={today} />
    </section>
  )
}

function PastPeriods({ periods, today }: { periods: readonly Period[]; today: string }) {
  return (
    <section aria-label="Сроки обсуждения">
      <ol className="grid gap-x-10 gap-y-2 border-y border-line py-3 sm:grid-cols-3">
        {periods.map((period) => (
          <li key={period.title} className="min-w-0">
            <p className="text-sm font-medium">{period.title}</p>
            <Days period={period} today={today} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PeriodProps {
  period: Period
  today: string
}

function Days({ period: { start, finish }, today }: PeriodProps) {
  return (
    <p className="tabular text-sm text-ink-soft first-letter:uppercase">
      {formatDayRange(start, finish, today.slice(0, 4))}
    </p>
  )
}

function PeriodText({ period, today }: PeriodProps) {
  const { title, start, finish } = period
  const state = getPeriodState(start, finish, today)
  return (
    <div className="sm:py-3">
      <p className="font-medium">{title}</p>
      <div className="flex flex-wrap gap-x-3">
        <Days period={period} today={today} />
        <p className={classNames('text-sm first-letter:uppercase', state.isOn ? 'font-semibold' : 'text-ink-soft')}>
          {state.text}
        </p>
      </div>
    </div>
  )
}

function PeriodBar({
  period: { start, finish },
  scale,
  today,
}: {
  period: Period
  scale: Scale
  today: string | null
}) {
  const from = scale.share(start, 0)
  const width = scale.share(finish, 1) - from
  const isOn = today !== null && start <= today && today <= finish
  const fill = isOn ? 'fill-brand' : today !== null && finish >= today ? 'fill-brand/35' : 'fill-ink-soft/45'
  const now = today && percent(scale.share(today, 0.5))
  return (
    <span aria-hidden className="relative block min-h-10">
      <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
        <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" strokeWidth={2} />
        {['fill-paper', fill].map((color) => (
          <rect
            key={color}
            x={percent(from)}
            width={percent(width)}
            y="50%"
            height="14"
            rx="7"
            className={`-translate-y-[7px] forced-colors:stroke-ink ${color}`}
          />
        ))}
        {now && (
          <line x1={now} x2={now} y1="0" y2="100%" className="stroke-ink" strokeWidth={2} strokeDasharray="3 4" />
        )}
      </svg>
    </span>
  )
}

/** SVG text, or HTML that wraps in the version for the visually impaired. */
function Today({ share, today }: { share: number | null; today: string }) {
  if (share === null) return null
  const text = `Сегодня, ${formatLongDate(today, 'UTC')}`
  const anchor = share < 0.3 ? 'start' : share > 0.7 ? 'end' : 'middle'
  return (
    <div aria-hidden className="grid gap-x-10 sm:grid-cols-[21rem_minmax(0,1fr)]">
      <svg width="100%" height="26" className="overflow-visible in-[[data-vision]]:hidden sm:col-start-2">
        <text x={percent(share)} y="18" textAnchor={anchor} className="fill-ink text-sm font-medium">
          {text}
        </text>
      </svg>
      <p className="hidden py-2 font-medium in-[[data-vision]]:block sm:col-start-2">{text}</p>
    </div>
  )
}

function getPeriodState(start: string, finish: string, today: string): { text: string; isOn: boolean } {
  if (today > finish) return { text: 'завершено', isOn: false }
  const now = new Date(today)
  return today < start
    ? { text: formatDaysUntil(daysUntil(start, 'UTC', now)), isOn: false }
    : { text: formatDaysLeft(daysUntil(finish, 'UTC', now)), isOn: true }
}

type Scale = ReturnType<typeof createScale>

/** `part` is 0 for the beginning of a day and 1 for its end. */
function createScale(periods: readonly Period[]) {
  const first = periods.map(({ start }) => start).sort()[0] ?? ''
  const last =
    periods
      .map(({ finish }) => finish)
      .sort()
      .at(-1) ?? ''
  const whole = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  const share = (day: string, part: number) => ((Date.parse(day) - Date.parse(first)) / DAY_MS + part) / whole
  return { first, last, share }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
