import type { IdeaListItem } from '@/lib/domains/ideas/contract'
import { countOf, formatNumber, plural } from '@/lib/text/plural'

type Counts = Pick<IdeaListItem, 'vote_like_count' | 'vote_dislike_count' | 'comments_count'>

/**
 * Shows votes for, votes against and comments as numbers with their words: «37 за», read out as «37 голосов за». Votes
 * for are left out beside a meter that shows them.
 */
export function VoteCounts({ idea, withoutFor = false }: { idea: Counts; withoutFor?: boolean }) {
  const { vote_like_count: likes, vote_dislike_count: dislikes, comments_count: comments } = idea
  return (
    <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {!withoutFor && <Votes count={likes} side="за" className="font-semibold text-ink" />}
      <Votes count={dislikes} side="против" />
      <span>{countOf(comments, ['комментарий', 'комментария', 'комментариев'])}</span>
    </p>
  )
}

function Votes({ count, side, className }: { count: number; side: 'за' | 'против'; className?: string }) {
  return (
    <span className={className}>
      {formatNumber(count)} <span className="sr-only">{plural(count, ['голос', 'голоса', 'голосов'])} </span>
      {side}
    </span>
  )
}
