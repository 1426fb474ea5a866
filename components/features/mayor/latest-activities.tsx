import { Link } from '@/components/ui/link'
import { DayMark } from '@/components/features/mayor/activity-feed'
import { paths } from '@/lib/config/paths'
import type { Activity } from '@/lib/domains/mayor/contract'
import { CardLink } from '@/components/ui/list/card-link'

const ROW =
  'group relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline sm:py-4'

export function LatestActivities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null
  return (
    <section aria-labelledby="latest-activities" className="rounded-card bg-ground px-5 py-6 sm:px-8 lg:px-12 lg:py-11">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="latest-activities" className="text-h2">
          Чем занят глава города
        </h2>
        <Link href={paths.mayorActivity} className="link target inline-block py-1 font-medium">
          Вся деятельность
        </Link>
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line sm:mt-6">
        {activities.map(({ id, title, type, date }) => (
          <li key={id} className={ROW}>
            <DayMark moment={date} />
            <div className="min-w-0 lg:flex lg:items-baseline lg:justify-between lg:gap-x-8">
              <h3 className="text-lg leading-6.5 font-medium">
                <CardLink href={paths.mayorActivityItem(id)}>{title}</CardLink>
              </h3>
              <p className="mt-1 text-sm text-ink-soft lg:w-56 lg:shrink-0">{type.title}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
