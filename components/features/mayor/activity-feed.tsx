import { ActivityRow } from '@/components/features/mayor/activity-row'
import { ActivityTypes } from '@/components/features/mayor/activity-types'
import { activityQuery } from '@/components/features/mayor/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import type { ActivityFeed as ActivityFeedFacts, ActivityFilter } from '@/lib/domains/mayor/contract'

/** Types of activity, then the days of the mayor, page after page. */
export function ActivityFeed({ feed, filter }: { feed: ActivityFeedFacts; filter: ActivityFilter }) {
  const { activities, activity_types: types } = feed
  return (
    <>
      <ActivityTypes types={types} filter={filter} />
      {activities.data.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <div className="mt-6 border-t border-line">
          <PagedList
            listId="activity-list"
            page={activities}
            path={paths.mayorActivity}
            query={activityQuery(filter)}
            className="divide-y divide-line border-b border-line"
          >
            {activities.data.map((activity, index) => (
              <ActivityRow key={activity.id} activity={activity} priority={index === 0} />
            ))}
          </PagedList>
        </div>
      )}
    </>
  )
}

function NothingFound({ filter }: { filter: ActivityFilter }) {
  if (!filter.type_id) return <EmptyState title="Событий пока нет">Первое появится здесь после публикации.</EmptyState>
  return (
    <EmptyState
      title="Таких событий нет"
      action={
        <LinkButton href={paths.mayorActivity} variant="secondary">
          Показать все события
        </LinkButton>
      }
    >
      По этому виду деятельности пока ничего не опубликовано.
    </EmptyState>
  )
}
