import { env } from '@/lib/config/env'
import { formatLongDate, isoDay } from '@/lib/time/dates'

export function DayMark({ moment }: { moment: string }) {
  const [day = '', month = '', year = ''] = formatLongDate(moment, env.TIME_ZONE).split(' ')
  return (
    <time dateTime={isoDay(moment, env.TIME_ZONE)} className="tabular flex items-baseline gap-2 sm:block">
      <span className="text-2xl leading-none font-semibold sm:block sm:text-h1">{day}</span>{' '}
      <span className="text-sm text-ink-soft sm:mt-1.5 sm:block">
        {month} {year}
      </span>
    </time>
  )
}
