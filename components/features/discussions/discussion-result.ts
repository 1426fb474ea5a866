import { FINISH_CODE, RESULT_IN_PAPERS } from '@/lib/domains/discussions/contract'
import type { DiscussionCard } from '@/lib/domains/discussions/graphql/operations'
import { formatLongDate } from '@/lib/time/dates'
import { formatCount, plural } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

type Ended = Pick<DiscussionCard, 'status' | 'result' | 'has_papers' | 'is_stopped' | 'review_finish_date'>

/** True if the discussion was stopped or the organiser has published its result. */
export function isSettled({ status, result, has_papers: hasPapers, is_stopped: isStopped }: Ended): boolean {
  return status.code === FINISH_CODE && (isStopped || hasPapers || result !== null)
}

/** Returns the decision, or what it still waits for; null while voting is open. `today` is YYYY-MM-DD in the city. */
export function formatResult(discussion: Ended, today: string): string | null {
  const { status, result, review_finish_date: last } = discussion
  if (status.code !== FINISH_CODE) return null
  if (result) return result
  if (discussion.is_stopped) return 'Организатор остановил обсуждение раньше срока.'
  if (discussion.has_papers) return RESULT_IN_PAPERS
  return last && today <= last
    ? typeset(`Организатор рассматривает предложения до ${formatLongDate(last, 'UTC')}, затем подведёт итог.`)
    : 'Организатор ещё не опубликовал решение.'
}

/** Votes are counted as people, because each resident has one vote. */
export function formatTurnout(all: number): string {
  if (all === 0) return 'Никто не проголосовал'
  return `${plural(all, ['Проголосовал', 'Проголосовали', 'Проголосовали'])} ${formatCount(all, ['человек', 'человека', 'человек'])}`
}
