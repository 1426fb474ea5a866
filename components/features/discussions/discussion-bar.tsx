import { StopNotice } from '@/components/features/discussions/discussion-meta'
import { PeriodLine } from '@/components/features/discussions/period-line'
import type { Discussion } from '@/components/features/discussions/queries'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'

/** Shows the periods of the discussion with today among them, and whether it was stopped. */
export function DiscussionBar({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <StopNotice discussion={discussion} />
      <PeriodLine discussion={discussion} today={isoDay(new Date(), env.TIME_ZONE)} isStopped={discussion.is_stopped} />
    </>
  )
}
