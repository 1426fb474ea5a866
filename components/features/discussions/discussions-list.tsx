import { DiscussionRow } from '@/components/features/discussions/discussion-row'
import type { DiscussionsPage } from '@/components/features/discussions/discussions-section'
import { SectionList } from '@/components/ui/section/section-list'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'

const look = { frame: 'mt-4', list: 'divide-y divide-line border-y border-line' }

/** Draws the discussions of a filter, nine on a page. */
export function DiscussionsList({ state }: Pick<DiscussionsPage, 'state'>) {
  const today = isoDay(new Date(), env.TIME_ZONE)
  return (
    <SectionList id="discussions-list" state={state} look={look}>
      {(discussion, index) => (
        <DiscussionRow key={discussion.id} discussion={discussion} today={today} priority={index === 0} />
      )}
    </SectionList>
  )
}
