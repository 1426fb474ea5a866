import { ClaimStatus } from '@/components/features/claims/claim-status'
import { Badge } from '@/components/ui/badge'
import type { ClaimDetails } from '@/lib/domains/claims/lists-contract'

/** Shows the state of a claim beside its title. */
export function ClaimMeta({ claim: { code, is_overdue: isOverdue } }: { claim: ClaimDetails }) {
  return (
    <>
      <ClaimStatus code={code} />
      {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
    </>
  )
}
