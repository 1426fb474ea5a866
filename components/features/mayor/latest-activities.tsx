import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { DayMark } from '@/components/features/mayor/activity-feed'
import { paths } from '@/lib/config/paths'
import type { Activity } from '@/lib/domains/mayor/contract'
import { CardLink } from '@/components/ui/list/card-link'

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
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-14 sm:mt-6 border-t border-line lg:grid-cols-2 lg:border-t-0">
        {activities.map(({ id, title, type, date }) => (
          <li
            key={id}
            className={classNames(
              'group relative grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:py-5',
              'sm:grid-cols-[8rem_minmax(0,1fr)] lg:border-t lg:border-b-0 lg:py-6',
            )}
          >
            <DayMark moment={date} />
            <div className="min-w-0">
              <h3 className="text-lg leading-6.5 font-medium">
                <CardLink href={paths.mayorActivityItem(id)}>{title}</CardLink>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{type.title}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
