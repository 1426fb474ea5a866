import { activitySection } from '@/components/features/mayor/activity-section'
import { Tag } from '@/components/ui/tag'
import { env } from '@/lib/config/env'
import type { Activity } from '@/lib/domains/mayor/contract'
import { formatMoment } from '@/lib/time/dates'

/** Shows beside an event its time, place and type. */
export function ActivityFacts({ activity: { date, place, type } }: { activity: Activity }) {
  return (
    <div className="space-y-8 border-line max-lg:border-t max-lg:pt-8">
      <dl className="space-y-5">
        <div>
          <dt className="text-sm text-ink-soft">Когда</dt>
          <dd>
            <time dateTime={date}>{formatMoment(date, env.TIME_ZONE)}</time>
          </dd>
        </div>
        {place && (
          <div>
            <dt className="text-sm text-ink-soft">Где</dt>
            <dd>{place}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">Вид деятельности</dt>
          <dd className="mt-2">
            <Tag href={activitySection.href({ type_id: type.id })}>{type.title}</Tag>
          </dd>
        </div>
      </dl>
    </div>
  )
}
