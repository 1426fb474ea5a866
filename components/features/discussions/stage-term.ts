import { DISCUSSION_CODE, FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays, type DiscussionCard } from '@/lib/domains/discussions/graphql/operations'
import { daysUntil, formatLongDate, formatNearDate } from '@/lib/time/dates'
import { formatDaysUntil, formatDaysLeft, elapsedShare } from '@/lib/time/deadline-text'
import { plural } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

interface StageTerm {
  /** Number of days, shown large; null if there is only text. */
  number: number | null
  /** Goes on after the number, or says all without a number; the name of the stage stands beside it. */
  unit: string
  /** Share of the voting time that has passed, 0 to 1; null outside of it. */
  elapsed: number | null
}

/** `today` is YYYY-MM-DD in the city. */
export function stageTerm(
  discussion: Pick<DiscussionCard, 'status'> & Parameters<typeof votingDays>[0],
  today: string,
): StageTerm {
  const days = votingDays(discussion)
  const { code } = discussion.status
  if (!days || code === FINISH_CODE) return finishedTerm(days?.finish, today)
  return code === DISCUSSION_CODE ? openTerm(days, today) : upcomingTerm(days.start, today)
}

const forms = ['день', 'дня', 'дней'] as const

function openTerm(days: { start: string; finish: string }, today: string): StageTerm {
  const left = daysUntil(days.finish, 'UTC', new Date(today))
  const unit =
    left > 0
      ? `${plural(left, forms)} на голосование, до ${formatNearDate(days.finish, 'UTC')}`
      : `${formatDaysLeft(left)} голосования`
  return { number: left > 0 ? left : null, unit: typeset(unit), elapsed: elapsedShare(days, today) }
}

function upcomingTerm(start: string, today: string): StageTerm {
  const left = daysUntil(start, 'UTC', new Date(today))
  const unit =
    left > 1
      ? `${plural(left, forms)} до голосования, с ${formatNearDate(start, 'UTC')}`
      : formatDaysUntil(left, 'голосование')
  return { number: left > 1 ? left : null, unit: typeset(unit), elapsed: null }
}

/** A stopped discussion ended before its last day, so no day is named. */
function finishedTerm(finish: string | undefined, today: string): StageTerm {
  return { number: null, unit: finish && finish < today ? formatLongDate(finish, 'UTC') : '', elapsed: null }
}
