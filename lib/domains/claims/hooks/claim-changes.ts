import type { PayloadRequest } from 'payload'
import type { ClaimAction } from '@/lib/domains/claims/actions'
import { publishPhotos, publishVerdictPhoto } from '@/lib/domains/claims/hooks/claim-photos'
import { moveGuestJoins } from '@/lib/domains/claims/guests/joins-repository'
import { moveFollowers } from '@/lib/domains/claims/reports/repository'
import { inRequest } from '@/lib/platform/database/payload-client'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim, ClaimCategory } from '@/lib/platform/payload/payload-types'
import { readWorkingCalendar } from '@/lib/platform/calendar/working-calendar'
import { env } from '@/lib/config/env'
import { isoDay, noonOf } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'

/** A new answer has no verdict yet. */
const unjudged = { isAccepted: null, userComment: null, commentedAt: null, sentVerdictPhoto: null, verdictPhoto: null }

interface Given {
  before: Claim
  newDeadline?: string | null
  note: string
}

/** Returns the fields that change together with the move. */
export async function changesOf(
  action: ClaimAction,
  claim: Claim,
  { before, newDeadline = null, note }: Given,
  req: PayloadRequest,
): Promise<Partial<Claim>> {
  const now = new Date().toISOString()
  if (action === 'publish')
    return { ...(await deadlineOf(claim, req)), publishedAt: now, photos: await publishPhotos(claim, req) }
  if (action === 'answer') return { ...unjudged, answeredAt: now }
  if (action === 'refuse') return { ...unjudged, ...refusalOf(before, claim, note), answeredAt: now }
  if (action === 'showPhoto') return { verdictPhoto: await publishVerdictPhoto(claim, req) }
  // the history keeps the words
  if (action === 'hideComment') return { userComment: null }
  if (action === 'extend') return { deadlineDate: newDeadline }
  if (action !== 'merge') return {}
  await inRequest(req, async () => {
    await moveFollowers(claim.id, idOf(claim.mergedInto) ?? 0)
    await moveGuestJoins(claim.id, idOf(claim.mergedInto) ?? 0)
  })
  return { answeredAt: now }
}

/** The reason of a refusal is public if the claim is; the photo of an answer that the author disputed is removed. */
function refusalOf(before: Claim, claim: Claim, reason: string): Partial<Claim> {
  if (!before.publishedAt) return {}
  const isOldPhoto = before.isAccepted === 'no' && idOf(before.reportImage) === idOf(claim.reportImage)
  return { reportText: reason, ...(isOldPhoto && { reportImage: null }) }
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
  return { deadlineDate: noonOf(day) }
}
