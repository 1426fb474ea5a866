import type { PayloadRequest, CollectionAfterChangeHook } from 'payload'
import { claimWorkflow, type ClaimAction } from '@/lib/domains/claims/actions'
import { publishPhotos, publishVerdictPhoto } from '@/lib/domains/claims/hooks/claim-photos'
import { moveGuestJoins } from '@/lib/domains/claims/guests/joins-repository'
import { moveFollowers } from '@/lib/domains/claims/reports/repository'
import type { Correction } from '@/lib/domains/desk/corrections/rules'
import { applyCorrection } from '@/lib/domains/desk/corrections/service'
import { inRequest, query } from '@/lib/platform/database/payload-client'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Claim, ClaimCategory, ClaimEvent } from '@/lib/platform/payload/payload-types'
import { readWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { env } from '@/lib/config/env'
import { isoDay, toNoon } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { afterSave } from '@/lib/platform/payload/request-value'
import { getMoveTime } from '@/lib/platform/workflow/pending-move'
import type { Step } from '@/lib/platform/workflow/make-move'
import { type ClaimCode, isAnsweredClaim, isOpenClaim } from '@/lib/domains/claims/states'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { sql } from '@payloadcms/db-postgres'
import { findScope } from '@/lib/platform/access/staff-scope'

const noVerdict = { isAccepted: null, userComment: null, commentedAt: null, sentVerdictPhoto: null, verdictPhoto: null }

interface ChangeInput {
  before: Claim
  newDeadline?: string | null
  note: string
  /** Chosen photos of the author; all if absent. */
  photos?: (number | null)[] | undefined
  handTo?: number | null
  correction: Correction | undefined
  /** Public photos that are taken off. */
  hidden: readonly number[]
}

export async function getChanges(
  action: ClaimAction,
  claim: Claim,
  { before, newDeadline = null, note, photos, handTo = null, correction, hidden }: ChangeInput,
  req: PayloadRequest,
): Promise<Partial<Claim>> {
  const now = getMoveTime(req).toISOString()
  if (correction) return applyCorrection({ kind: 'claim', id: claim.id }, before, correction, req)
  if (action === 'publish')
    return { ...(await toDeadline(claim, req)), publishedAt: now, photos: await publishPhotos(claim, photos, req) }
  if (action === 'answer') return { ...noVerdict, answeredAt: now }
  if (action === 'refuse' || action === 'withdraw')
    return { ...noVerdict, ...toRefusal(before, claim, note), answeredAt: now }
  if (action === 'hidePhotos')
    return { photos: (before.photos ?? []).map((photo) => idOf(photo)).filter((photo) => !hidden.includes(photo)) }
  if (action === 'showPhoto') return { verdictPhoto: await publishVerdictPhoto(claim, req) }
  // the history keeps the comment
  if (action === 'hideComment') return { userComment: null }
  if (action === 'handOver') {
    await inRequest(req, () => addReader(claim.id, req.user))
    return { department: handTo }
  }
  if (action === 'extend') return { deadlineDate: newDeadline }
  if (action !== 'merge') return {}
  await inRequest(req, async () => {
    await moveFollowers(claim.id, idOf(claim.mergedInto) ?? 0)
    await moveGuestJoins(claim.id, idOf(claim.mergedInto) ?? 0)
  })
  return { answeredAt: now }
}

/** The reason of a refusal is public if the claim is; the photo of a disputed answer is removed. */
function toRefusal(before: Claim, claim: Claim, reason: string): Partial<Claim> {
  if (!before.publishedAt) return {}
  const isOldPhoto = before.isAccepted === 'no' && idOf(before.reportImage) === idOf(claim.reportImage)
  return { reportText: reason, ...(isOldPhoto && { reportImage: null }) }
}

async function toDeadline(claim: Claim, req: PayloadRequest): Promise<Partial<Claim>> {
  const category = (await req.payload.findByID({
    collection: 'claim-categories',
    id: idOf(claim.category) ?? 0,
    depth: 0,
    req,
  })) as ClaimCategory
  const calendar = await readWorkingCalendar(req.payload, req)
  const day = addWorkingDays(isoDay(getMoveTime(req), env.TIME_ZONE), category.termDays, calendar)
  return { deadlineDate: toNoon(day) }
}

interface ClaimStep extends Step<ClaimCode> {
  note: string
  publicText: string | null
  warning: string | null
  /** Nobody is notified, since nothing has changed for the author. */
  isQuiet: boolean
}

export const claimHistoryRow = afterSave<Claim, ClaimStep>('claimStep', (step, claim, req) => {
  const { title, from, to, who, note, publicText, warning, isQuiet } = step
  return req.payload.create({
    collection: 'claim-events',
    data: {
      claim: claim.id,
      title,
      who,
      note,
      publicText,
      warning,
      fromCode: String(from) as ClaimEvent['fromCode'],
      toCode: String(to) as ClaimEvent['toCode'],
      toldAt: isQuiet ? new Date().toISOString() : null,
      createdAt: getMoveTime(req).toISOString(),
    },
    req,
  })
})

/** Returns the history step of a changed answer, which people have read already; undefined if nothing changed. */
export function findAnswerCorrection(before: Claim, claim: Claim, req: PayloadRequest): ClaimStep | undefined {
  if (!isAnsweredClaim(Number(before.code)) || toAnswerKey(before) === toAnswerKey(claim)) return undefined
  const code = Number(claim.code) as ClaimCode
  const note = claim.reportText?.trim() ?? ''
  const step = { title: claimWorkflow.getLabel('correctAnswer'), from: code, to: code, who: getAuthor(req) ?? '', note }
  return { ...step, publicText: note, warning: null, isQuiet: true }
}

function toAnswerKey({ reportText, reportImage, reportDocument }: Claim): string {
  return JSON.stringify([reportText?.trim() ?? '', idOf(reportImage), idOf(reportDocument)])
}

/** A claim comes to its department when it is published, handed over or gets another theme. */
export const noteArrivalAtDepartment: CollectionAfterChangeHook<Claim> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = !previousDoc.publishedAt || idOf(previousDoc.department) !== idOf(doc.department)
  if (operation === 'update' && doc.publishedAt && isNew && isOpenClaim(Number(doc.code)))
    await inRequest(req, () => noteArrivals('claim', [doc.id]))
  return doc
}

/** Lets an officer who hands a claim over read it at the desk from now on; moderators read every claim. */
async function addReader(claim: number, user: PayloadRequest['user']): Promise<void> {
  const staffId = findScope(user)?.staffId
  if (!staffId) return
  await query(sql`
    INSERT INTO private_claim_readers (claim_id, staff_id) VALUES (${claim}, ${staffId}) ON CONFLICT DO NOTHING`)
}
