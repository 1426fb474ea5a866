import { ActivityRow } from '@/components/features/mayor/activity-row'
import type { ActivityPage } from '@/components/features/mayor/activity-section'
import { ActivityTypes } from '@/components/features/mayor/activity-types'
import { SectionList } from '@/components/ui/section/section-list'

const look = { frame: 'mt-6 border-t border-line', list: 'divide-y divide-line border-b border-line' }

/** Draws the types of activity, then the events of the mayor, with pages. */
export function MayorActivityFeed({ answer, filter, state }: Pick<ActivityPage, 'answer' | 'filter' | 'state'>) {
  return (
    <>
      <ActivityTypes types={answer.activity_types} filter={filter} />
      <SectionList id="activity-list" state={state} look={look}>
        {(activity, index) => <ActivityRow key={activity.id} activity={activity} priority={index === 0} />}
      </SectionList>
    </>
  )
}
