import { MessageCircle, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react'
import type { IdeaListItem } from '@/lib/domains/ideas/contract'
import { formatNumber } from '@/lib/shared/plural'

type Counts = Pick<IdeaListItem, 'vote_like_count' | 'vote_dislike_count' | 'comments_count'>

/**
 * Shows votes for, votes against and comments as numbers beside icons, read out as words. Votes for are left out beside
 * a meter that shows them.
 */
export function VoteCounts({ idea, withoutFor = false }: { idea: Counts; withoutFor?: boolean }) {
  const { vote_like_count: likes, vote_dislike_count: dislikes, comments_count: comments } = idea
  return (
    <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {!withoutFor && <Count icon={ThumbsUp} label="За" value={likes} strong />}
      <Count icon={ThumbsDown} label="Против" value={dislikes} />
      <Count icon={MessageCircle} label="Комментариев" value={comments} />
    </p>
  )
}

interface CountProps {
  icon: LucideIcon
  label: string
  value: number
  strong?: boolean
}

function Count({ icon: Icon, label, value, strong = false }: CountProps) {
  return (
    <span
      className={
        strong ? 'inline-flex items-center gap-1.5 font-semibold' : 'inline-flex items-center gap-1.5 text-ink-soft'
      }
    >
      <Icon aria-hidden className={strong ? 'size-4.5 text-brand' : 'size-4.5'} />
      <span className="sr-only">{label} </span>
      {formatNumber(value)}
    </span>
  )
}
