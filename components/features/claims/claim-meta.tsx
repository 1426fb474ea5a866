import { ClaimStatus } from '@/components/features/claims/claim-status'
import { Badge } from '@/components/ui/badge'
import type { ClaimDetails } from '@/lib/domains/claims/lists-contract'

/** At the title of a claim: where it stands. */
export function ClaimMeta({ claim: { code, is_overdue: isOverdue } }: { claim: ClaimDetails }) {
  return (
    <>
      <ClaimStatus code={code} />
      {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
    </>
  )
}
