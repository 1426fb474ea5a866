import type { Discussion } from '@/components/features/discussions/queries'
import { FINISH_CODE } from '@/lib/domains/discussions/contract'
import type { VoteTotals } from '@/lib/domains/discussions/graph/operations'
import { formatLongDate } from '@/lib/shared/dates'
import { countOf, formatNumber, plural } from '@/lib/shared/plural'

type Finished = Pick<Discussion, 'status' | 'result' | 'review_finish_date'> & {
  details: Pick<Discussion['details'], 'stopped'>
}

/**
 * Returns what was decided, or when it will be; null while votes are taken, and for a discussion that was stopped, whose
 * reason stands above. `today` is the day in the city, YYYY-MM-DD.
 */
export function resultWords(discussion: Finished, today: string): string | null {
  const { status, result, review_finish_date: last, details } = discussion
  if (status.code !== FINISH_CODE) return null
  if (result) return result
  if (details.stopped) return null
  return last && today <= last
    ? `Организатор рассматривает предложения до ${formatLongDate(last, 'UTC')}. Что решили, будет сказано здесь.`
    : 'Что решили, организатор ещё не сообщил.'
}

/** Says how many people voted: each resident has one vote, so votes are counted as people. */
export function turnoutWords(all: number): string {
  if (all === 0) return 'Никто не проголосовал'
  return `${plural(all, ['Проголосовал', 'Проголосовали', 'Проголосовали'])} ${countOf(all, ['человек', 'человека', 'человек'])}`
}

const sides: Record<number, (count: number) => string> = {
  1: (count) => `${formatNumber(count)} за`,
  2: (count) => `${formatNumber(count)} против`,
  3: (count) => countOf(count, ['воздержался', 'воздержались', 'воздержались']),
}

/** Says who took part on the portal: «Проголосовали 82 человека: 39 за, 31 против, 12 воздержались.» */
export function votesWords(totals: VoteTotals): string {
  const all = totals.reduce((sum, { count }) => sum + count, 0)
  const given = totals.flatMap(({ type, count }) => (count > 0 ? [sides[type.code]?.(count) ?? ''] : []))
  return `${[turnoutWords(all), given.join(', ')].filter(Boolean).join(': ')}.`
}
