import { Badge } from '@/components/ui/text/badge'
import type { ClaimTerm, QueuedClaim } from '@/lib/domains/claims/queue/shapes'

const tones = { late: 'danger', today: 'sun', later: 'neutral' } as const

function TermBadge({ term, withDay = false }: { term: ClaimTerm | null; withDay?: boolean }) {
  return term && <Badge tone={tones[term.tone]}>{withDay ? term.full : term.words}</Badge>
}

interface ClaimMarksProps extends Pick<QueuedClaim, 'state' | 'isDisputed' | 'postponed' | 'term'> {
  /** The term is said with its day. */
  withDay?: boolean
}

/** State of a claim in words; colour is left for what is late or new. */
export function ClaimMarks({ state, isDisputed, postponed, term, withDay }: ClaimMarksProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-sm">{state}</span>
      {isDisputed && <Badge tone="danger">автор: не решено</Badge>}
      {postponed && <Badge tone="neutral">отложена до {postponed.until}</Badge>}
      <TermBadge term={term} withDay={withDay} />
    </span>
  )
}
