import { postersHref, type PostersView } from '@/components/features/posters/queries'
import { CountedChip } from '@/components/ui/counted-chip'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import { nearDays } from '@/lib/time/near-days'

/** Draws «Сегодня · Завтра · Выходные», the days that people choose most. */
export function NearDaysChips({ page: { filter } }: { page: PostersView }) {
  const rest = { ...filter, when: undefined }
  return (
    <ul aria-label="Ближайшие дни" className="flex flex-wrap gap-2">
      {nearDays(isoDay(new Date(), env.TIME_ZONE)).map(({ title, from, to }) => {
        const isOn = filter.start_date === from && filter.end_date === to
        const period = isOn ? { start_date: undefined, end_date: undefined } : { start_date: from, end_date: to }
        return (
          <CountedChip key={title} href={postersHref({ ...rest, ...period })} isOn={isOn}>
            {title}
          </CountedChip>
        )
      })}
    </ul>
  )
}
