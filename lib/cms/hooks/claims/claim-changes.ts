import type { PayloadRequest } from 'payload'
import type { ClaimAction } from '@/lib/cms/hooks/claims/actions'
import { publishPhotos, publishVerdictPhoto } from '@/lib/cms/hooks/claims/claim-photos'
import { mergeClaim } from '@/lib/cms/hooks/claims/merge-claim'
import { idOf } from '@/lib/cms/id-of'
import type { Claim, ClaimCategory } from '@/lib/cms/payload-types'
import { readWorkingCalendar } from '@/lib/cms/working-calendar'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/shared/dates'
import { addWorkingDays } from '@/lib/shared/working-days'

/** An answer waits for a verdict of its own. */
const unjudged = { isAccepted: null, userComment: null, commentedAt: null, sentVerdictPhoto: null, verdictPhoto: null }

/** What else changes with the move. */
export async function changesOf(
  action: ClaimAction,
  claim: Claim,
  newDeadline: string | null,
  req: PayloadRequest,
): Promise<Partial<Claim>> {
  const now = new Date().toISOString()
  if (action === 'publish')
    return { ...(await deadlineOf(claim, req)), publishedAt: now, photos: await publishPhotos(claim, req) }
  if (action === 'answer' || action === 'refuse') return { ...unjudged, answeredAt: now }
  if (action === 'showPhoto') return { verdictPhoto: await publishVerdictPhoto(claim, req) }
  if (action === 'extend') return { deadlineDate: newDeadline }
  if (action !== 'merge') return {}
  await mergeClaim(claim.id, idOf(claim.mergedInto) ?? 0, req)
  return { answeredAt: now }
}

async function deadlineOf(claim: Claim, req: PayloadRequest): Promise<Partial<Claim>> {
  const category = (await req.payload.findByID({
    collection: 'claim-categories',
    id: idOf(claim.category) ?? 0,
    depth: 0,
    req,
  })) as ClaimCategory
  const calendar = await readWorkingCalendar(req.payload, req)
  const day = addWorkingDays(isoDay(new Date(), env.TIME_ZONE), category.termDays, calendar)
  return { deadlineDate: `${day}T12:00:00.000Z` }
}
