import { MapPin } from 'lucide-react'
import { DateLeaf } from '@/components/ui/date-leaf'
import { env } from '@/lib/config/env'
import type { PosterDate } from '@/lib/domains/posters/contract'
import { countOf } from '@/lib/text/plural'
import { leafOf, showingWords } from '@/components/features/posters/showing-text'

/** Draws every date with its place, future ones first. Past dates are folded while there are future ones. */
export function PosterDates({ dates, now }: { dates: readonly PosterDate[]; now: Date }) {
  const ahead = dates.filter((date) => !date.is_over)
  const over = dates.filter((date) => date.is_over)
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className="text-h2">
        {ahead.length > 0 ? 'Когда и где' : 'Когда и где это было'}
      </h2>
      <DateRows dates={ahead.length > 0 ? ahead : over} now={now} />
      {ahead.length > 0 && over.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 items-center">
            Прошло {countOf(over.length, ['дата', 'даты', 'дат'])}
          </summary>
          <DateRows dates={over} now={now} />
        </details>
      )}
    </section>
  )
}

function DateRows({ dates, now }: { dates: readonly PosterDate[]; now: Date }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {dates.map((date) => (
        <li key={date.starts_at} className="flex gap-5 py-4">
          <DateLeaf {...leafOf(date, env.TIME_ZONE, now)} className="w-16 shrink-0" />
          <div className="min-w-0">
            <p className="text-lg leading-7 font-medium">
              <time dateTime={date.starts_at} className="inline-block first-letter:uppercase">
                {showingWords(date, env.TIME_ZONE, now)}
              </time>
              {date.is_over && <span className="font-normal text-ink-soft"> · прошло</span>}
            </p>
            <p className="mt-1 flex gap-2 text-ink-soft">
              <MapPin aria-hidden className="mt-0.75 size-5 shrink-0 text-brand" />
              <span className="min-w-0">{[date.place, date.address].filter(Boolean).join(', ')}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
