import { DISCUSSION_CODE, FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays, type DiscussionCard } from '@/lib/domains/discussions/graphql/operations'
import { daysUntil, formatLongDate, formatNearDate } from '@/lib/time/dates'
import { formatDaysUntil, formatDaysLeft, elapsedShare, leftWord } from '@/lib/time/deadline-text'
import { plural } from '@/lib/text/plural'

interface StageTerm {
  /** Number of days, shown large; null if there is only text. */
  number: number | null
  /** Text under the number, or the whole text without a number. */
  unit: string
  /** Whole text with the number. */
  text: string
  /** Share of the voting time that has passed, 0 to 1; null outside of it. */
  elapsed: number | null
}

/** `today` is YYYY-MM-DD in the city. */
export function stageTerm(
  discussion: Pick<DiscussionCard, 'status'> & Parameters<typeof votingDays>[0],
  today: string,
) {
  const days = votingDays(discussion)
  const { code } = discussion.status
  if (!days || code === FINISH_CODE) return finishedTerm(days?.finish, today)
  return code === DISCUSSION_CODE ? openTerm(days, today) : upcomingTerm(days.start, today)
}

const forms = ['день', 'дня', 'дней'] as const

function openTerm(days: { start: string; finish: string }, today: string): StageTerm {
  const left = daysUntil(days.finish, 'UTC', new Date(today))
  const text = formatDaysLeft(left)
  const elapsed = elapsedShare(days, today)
  return left > 0
    ? {
        number: left,
        unit: `${plural(left, forms)} ${leftWord(left)}, до\u00A0${formatNearDate(days.finish, 'UTC')}`,
        text,
        elapsed,
      }
    : { number: null, unit: text, text, elapsed }
}

function upcomingTerm(start: string, today: string): StageTerm {
  const left = daysUntil(start, 'UTC', new Date(today))
  const text = formatDaysUntil(left, 'обсуждение')
  return left > 1
    ? {
        number: left,
        unit: `${plural(left, forms)} до начала обсуждения, ${formatNearDate(start, 'UTC')}`,
        text,
        elapsed: null,
      }
    : { number: null, unit: text, text, elapsed: null }
}

/** A stopped discussion ended before its last day, so no day is named. */
function finishedTerm(finish: string | undefined, today: string): StageTerm {
  const day = finish && finish < today ? formatLongDate(finish, 'UTC') : ''
  const text = `завершено ${day}`.trim()
  return { number: null, unit: text, text, elapsed: null }
}
