import type { Discussion } from '@/components/features/discussions/queries'
import { StageBadge } from '@/components/features/discussions/stage-badge'
import { MomentText } from '@/components/ui/text/date-text'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { DISCUSSION_CODE, FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays } from '@/lib/domains/discussions/graphql/operations'
import { formatDaysUntil, formatDaysLeft } from '@/lib/time/deadline-text'
import { PeriodLine } from '@/components/features/discussions/period-line'
import { formatNearDate, isoDay } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

export function DiscussionMeta({ discussion: { status, details } }: { discussion: Discussion }) {
  const { days_left: days } = details
  return (
    <>
      <StageBadge status={status} />
      {days !== null && (
        <span className="font-medium text-ink">
          {status.code === DISCUSSION_CODE ? formatDaysLeft(days) : formatDaysUntil(days, 'обсуждение')}
        </span>
      )}
    </>
  )
}

function StopNotice({ discussion: { details } }: { discussion: Discussion }) {
  if (!details.stopped) return null
  const { reason, at } = details.stopped
  return (
    <div className="mb-8 max-w-4xl rounded-card border-l-4 border-danger bg-danger-tint p-5">
      <p className="font-semibold">
        Обсуждение остановлено <MomentText value={at} prefix="" zone={env.TIME_ZONE} />
      </p>
      <p className="mt-1 whitespace-pre-line">
        <TextWithContacts text={reason} />
      </p>
    </div>
  )
}

export function DiscussionShare({ discussion: { id, title } }: { discussion: Discussion }) {
  return <ShareMenu path={paths.discussion(id)} title={title} notice={paths.discussionNotice(id)} />
}

export function DiscussionBar({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <StopNotice discussion={discussion} />
      <MobileDetails title={typeset(formatTerm(discussion))}>
        <PeriodLine
          discussion={discussion}
          today={isoDay(new Date(), env.TIME_ZONE)}
          isStopped={discussion.is_stopped}
        />
      </MobileDetails>
    </>
  )
}

function formatTerm(discussion: Discussion): string {
  const days = votingDays(discussion)
  const { code } = discussion.status
  if (!days || code === FINISH_CODE) return 'Сроки обсуждения'
  const last = formatNearDate(days.finish, 'UTC')
  return code === DISCUSSION_CODE
    ? `Голосование до ${last}`
    : `Голосование с ${formatNearDate(days.start, 'UTC')} до ${last}`
}
