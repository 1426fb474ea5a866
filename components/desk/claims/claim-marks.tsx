import { Badge } from '@/components/ui/text/badge'
import type { ClaimTerm, QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { claimStatusName } from '@/lib/domains/claims/states'

const tones = { late: 'danger', today: 'sun', later: 'neutral' } as const

export function TermBadge({ term }: { term: ClaimTerm | null }) {
  return term && <Badge tone={tones[term.tone]}>{term.words}</Badge>
}

/** State of a claim in words; colour is left for what is late or new. */
export function ClaimMarks({ code, isDisputed, term }: Pick<QueuedClaim, 'code' | 'isDisputed' | 'term'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-sm">{claimStatusName(code)}</span>
      {isDisputed && <Badge tone="danger">автор: не решено</Badge>}
      <TermBadge term={term} />
    </span>
  )
}
