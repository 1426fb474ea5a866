import { ClaimStatus } from '@/components/features/claims/claim-status'
import { Badge } from '@/components/ui/text/badge'
import { DateText } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import { isOpenClaim } from '@/lib/domains/claims/states'
import { daysUntil } from '@/lib/time/dates'

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

/** It has a line of its own on phones: beside the state it would move to the next line when its date comes. */
function Term({ deadline, isOverdue }: { deadline: string; isOverdue: boolean }) {
  const isLastDay = daysUntil(deadline, env.TIME_ZONE) === 0
  const day = <DateText value={deadline} zone={env.TIME_ZONE} />
  return (
    <>
      {isLastDay && <Badge tone="sun">Последний день</Badge>}
      <span className="max-sm:basis-full">
        {isOverdue ? <Badge tone="danger">Срок прошёл {day}</Badge> : <>Ответят до {day}</>}
      </span>
    </>
  )
}
