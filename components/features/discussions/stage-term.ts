import { DISCUSSION_CODE, FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays, type DiscussionCard } from '@/lib/domains/discussions/graph/operations'
import { daysUntil, formatLongDate } from '@/lib/shared/dates'
import { daysBeforeWords, daysLeftWords, elapsedShare, leftWord } from '@/lib/shared/days-left'
import { plural } from '@/lib/shared/plural'

interface StageTerm {
  /** Days to be set large; null where words alone say it. */
  number: number | null
  /** What stands under the number, or everything where there is none. */
  unit: string
  /** The whole in words. */
  words: string
  /** How much of the time for votes has passed, 0 to 1; null outside of it. */
  elapsed: number | null
}

/** How long a stage lasts yet, or since when all is over. `today` is the day in the city, YYYY-MM-DD. */
export function stageTerm(
  discussion: Pick<DiscussionCard, 'status'> & Parameters<typeof votingDays>[0],
  today: string,
) {
  const days = votingDays(discussion)
  const { code } = discussion.status
  if (!days || code === FINISH_CODE) return over(days?.finish, today)
  return code === DISCUSSION_CODE ? open(days, today) : ahead(days.start, today)
}

const forms = ['день', 'дня', 'дней'] as const

function open(days: { start: string; finish: string }, today: string): StageTerm {
  const left = daysUntil(days.finish, 'UTC', new Date(today))
  const words = daysLeftWords(left)
  const elapsed = elapsedShare(days, today)
  return left > 0
    ? { number: left, unit: `${plural(left, forms)} ${leftWord(left)}`, words, elapsed }
    : { number: null, unit: words, words, elapsed }
}

function ahead(start: string, today: string): StageTerm {
  const left = daysUntil(start, 'UTC', new Date(today))
  const words = daysBeforeWords(left, 'обсуждение')
  return left > 1
    ? { number: left, unit: `${plural(left, forms)} до начала обсуждения`, words, elapsed: null }
    : { number: null, unit: words, words, elapsed: null }
}

/** The badge beside it says that all is over. One that was stopped ended before its time: then no day is named. */
function over(finish: string | undefined, today: string): StageTerm {
  const day = finish && finish < today ? formatLongDate(finish, 'UTC') : ''
  return { number: null, unit: day, words: `завершено ${day}`.trim(), elapsed: null }
}
