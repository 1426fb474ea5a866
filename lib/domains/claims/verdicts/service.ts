import { timingSafeEqual } from 'node:crypto'
import { claimLife } from '@/lib/domains/claims/actions'
import { findTermDays, giveVerdict, writeVerdictEvent } from '@/lib/domains/claims/verdicts/repository'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'
import { workingCalendar } from '@/lib/platform/calendar/read-calendar'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/contract/errors'
import type { ClaimVerdictInput } from '@/lib/domains/claims/graphql/inputs'
import { claimMessages } from '@/lib/domains/claims/messages'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'

type TakePhoto = () => Promise<number | null>

const withoutPhoto: TakePhoto = async () => null

/**
 * Stores the author's verdict on the answer, once and within 15 days of it (product.md 6); «не решено» opens the claim again with
 * a new term. `takePhoto` runs in the same transaction and returns the id of a private file. Throws conflict if it is too late,
 * was given before, or the claim is not the author's.
 */
export function judgeAnswer(
  verdict: ClaimVerdictInput,
  residentId: number,
  takePhoto: TakePhoto = withoutPhoto,
): Promise<void> {
  return judge(verdict, residentId, takePhoto)
}

/** Stores the verdict of a guest, who has the key of the answer's letter. Throws invalid at `key` for a wrong one. */
export async function judgeAsGuest(verdict: ClaimVerdictInput, key: string, takePhoto: TakePhoto): Promise<void> {
  if (!timingSafeEqual(keyHash(key), keyHash(verdictKey(verdict.id))))
    throw new AppError('invalid', { errors: { key: [messages.linkExpired] } })
  await judge(verdict, null, takePhoto)
}

/** Returns the key with which a guest judges answers to this claim; it is the same in every letter. */
export function verdictKey(id: number): string {
  return stableKey(`verdict on claim ${id}`)
}

async function judge(verdict: ClaimVerdictInput, residentId: number | null, takePhoto: TakePhoto): Promise<void> {
  await inTransaction(async () => {
    const before = await giveVerdict(verdict, residentId, await takePhoto())
    if (before === null) throw new AppError('conflict', { message: claimMessages.verdictLate })
    const action = verdict.is_accepted ? 'accept' : 'dispute'
    const move = { title: claimLife.labelOf(action), before, after: claimLife.stateAfter(action, before) }
    const deadline = action === 'dispute' ? await newDeadline(verdict.id) : null
    await writeVerdictEvent(verdict.id, { ...move, note: verdict.user_comment, deadline })
  })
}

async function newDeadline(id: number): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), await findTermDays(id), await workingCalendar())
}
