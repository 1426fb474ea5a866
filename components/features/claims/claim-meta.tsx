import { ClaimStatus } from '@/components/features/claims/claim-status'
import { Badge } from '@/components/ui/badge'
import { DateText } from '@/components/ui/date-text'
import { env } from '@/lib/config/env'
import type { ClaimDetails } from '@/lib/domains/claims/lists-contract'
import { isOpenClaim } from '@/lib/domains/claims/states'
import { daysUntil } from '@/lib/shared/dates'

/** Shows the state of a claim beside its title, and by when it is answered. */
export function ClaimMeta({ claim }: { claim: ClaimDetails }) {
  const { code, is_overdue: isOverdue, deadline_date: deadline } = claim
  return (
    <>
      <ClaimStatus code={code} />
      {isOpenClaim(code) && deadline && <Term deadline={deadline} isOverdue={isOverdue} />}
    </>
  )
}

function Term({ deadline, isOverdue }: { deadline: string; isOverdue: boolean }) {
  const day = <DateText value={deadline} zone={env.TIME_ZONE} />
  if (isOverdue) return <Badge tone="danger">Срок прошёл {day}</Badge>
  return (
    <>
      <span>Ответят до {day}</span>
      {daysUntil(deadline, env.TIME_ZONE) === 0 && <Badge tone="sun">Последний день</Badge>}
    </>
  )
}
