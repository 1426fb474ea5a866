import { signOf } from '@/components/features/claims/claim-status'
import { getClaim } from '@/components/features/claims/queries'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import { claimStatusName } from '@/lib/domains/claims/states'
import { formatLongDate } from '@/lib/time/dates'

/** Returns the card of a claim; its state has the same colour and shape as on the map. */
export function claimCard(claim: ClaimDetails): SocialCard {
  const { id, code, category, address, report_img: after, head_img: before } = claim
  const { shape, color } = signOf(code, null)
  return {
    kind: 'claim',
    id,
    label: `Заявка № ${id}`,
    title: category.title,
    picture: after ?? before,
    facts: [address, termOf(claim)],
    mark: { text: claimStatusName(code), tone: color, shape },
  }
}

export async function findClaimCard(id: string): Promise<SocialCard | null> {
  const claim = await getClaim(id)
  return claim ? claimCard(claim) : null
}

function termOf({ code, is_overdue: isOverdue, deadline_date: deadline, answered_at: answered }: ClaimDetails) {
  const day = (moment: string) => formatLongDate(moment, env.TIME_ZONE)
  if (isOverdue) return 'Срок ответа прошёл'
  if (code === 1 || code === 4) return deadline && `Ответят до ${day(deadline)}`
  return answered && `Ответ дан ${day(answered)}`
}
