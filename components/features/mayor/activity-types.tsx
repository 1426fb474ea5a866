import { activitySection } from '@/components/features/mayor/activity-section'
import { Tag } from '@/components/ui/tag'
import type { ActivityFeed, ActivityFilter } from '@/lib/domains/mayor/contract'

/** Draws the types of activity as links and marks the current one. */
export function ActivityTypes({ types, filter }: { types: ActivityFeed['activity_types']; filter: ActivityFilter }) {
  const shown = types.filter(({ id, count }) => count > 0 || id === filter.type_id)
  if (shown.length === 0) return null
  return (
    <nav aria-label="Вид деятельности">
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        <li>
          <Tag href={activitySection.href({})} current={!filter.type_id}>
            Всё
          </Tag>
        </li>
        {shown.map(({ id, title, count }) => (
          <li key={id}>
            <Tag href={activitySection.href({ type_id: id })} current={id === filter.type_id}>
              {title} <span className="tabular">{count}</span>
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
