import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/config/env'
import { claimMessages } from '@/lib/domains/claims/messages'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import type { ClaimVerdictInput } from '@/lib/domains/claims/shapes'
import { findTermDays, giveVerdict, writeVerdictEvent } from '@/lib/domains/claims/verdicts/repository'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { takeUploads } from '@/lib/domains/uploads/service'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { hashKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { isoDay } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'

type Verdict = ClaimVerdictInput & { image?: string | null | undefined }

/**
 * Stores the author's verdict and photo, once and within VERDICT_DAYS of the answer; «не решено» opens the claim again
 * with a new term. `residentId` is null if the caller has checked a guest's key. Throws conflict if the verdict is late,
 * was given before, or the claim is not the author's.
 */
export async function judgeResponse({ image, ...verdict }: Verdict, residentId: number | null) {
  return inTransaction(async () => {
    const before = await giveVerdict(verdict, residentId, await takePhoto(image, residentId))
    if (before === null) throw new AppError('conflict', { message: claimMessages.verdictLate })
    const action = verdict.is_accepted ? 'accept' : 'dispute'
    await writeVerdictEvent(verdict.id, {
      title: claimWorkflow.getLabel(action),
      before,
      after: claimWorkflow.stateAfter(action, before),
      note: verdict.user_comment,
      deadline: action === 'dispute' ? await newDeadline(verdict.id) : null,
    })
    if (action === 'dispute') await noteArrivals('claim', [verdict.id])
    return { message: claimMessages.verdictAccepted }
  })
}

/** Stores the verdict of a guest, who has the key of the email about the answer. Throws invalid at `key` for a wrong one. */
export async function judgeAsGuest({ key, ...verdict }: Verdict & { key: string }) {
  if (!timingSafeEqual(hashKey(key), hashKey(toVerdictKey(verdict.id))))
    throw new AppError('invalid', { errors: { key: [messages.linkExpired] } })
  return judgeResponse(verdict, null)
}

export function toVerdictKey(id: number): string {
  return stableKey(`verdict on claim ${id}`)
}

async function takePhoto(image: string | null | undefined, residentId: number | null): Promise<number | null> {
  if (!image) return null
  const [id = null] = await takeUploads([image], { folder: 'sc', residentId, field: 'image' })
  return id
}

async function newDeadline(id: number): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), await findTermDays(id), await getWorkingCalendar())
}
