import type { Discussion } from '@/components/features/discussions/queries'
import { StageBadge } from '@/components/features/discussions/stage-badge'
import { MomentText } from '@/components/ui/moment-text'
import { SharePage } from '@/components/ui/share-page'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { DISCUSSION_CODE } from '@/lib/domains/discussions/contract'
import { daysBeforeWords, daysLeftWords } from '@/lib/shared/days-left'

/** Stage and days left, by the server's own count. */
export function DiscussionMeta({ discussion: { status, details } }: { discussion: Discussion }) {
  const { days_left: days } = details
  return (
    <>
      <StageBadge status={status} />
      {days !== null && (
        <span className="font-medium text-ink">
          {status.code === DISCUSSION_CODE ? daysLeftWords(days) : daysBeforeWords(days, 'обсуждение')}
        </span>
      )}
    </>
  )
}

/** Why the organiser ended it before its time. */
export function StopNotice({ discussion: { details } }: { discussion: Discussion }) {
  if (!details.stopped) return null
  const { reason, at } = details.stopped
  return (
    <div className="mb-8 max-w-4xl rounded-card border-l-4 border-danger bg-danger-tint p-5">
      <p className="font-semibold">
        Обсуждение остановлено <MomentText value={at} word="" zone={env.TIME_ZONE} />
      </p>
      <p className="mt-1 whitespace-pre-line">
        <TextWithPhones text={reason} />
      </p>
    </div>
  )
}

/** Beside the title: how to pass the discussion on, on a screen and on a notice board. */
export function DiscussionShare({ discussion: { id, title } }: { discussion: Discussion }) {
  return <SharePage path={paths.discussion(id)} title={title} notice={paths.discussionNotice(id)} />
}
