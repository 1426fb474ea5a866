import { timingSafeEqual } from 'node:crypto'
import { claimLife } from '@/lib/domains/claims/actions'
import { findTermDays, giveVerdict, writeVerdictEvent } from '@/lib/domains/claims/verdicts/repository'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'
import { workingCalendar } from '@/lib/platform/calendar/read-calendar'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/contract/errors'
import type { ClaimVerdictInput } from '@/lib/domains/claims/graph/inputs'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/shared/dates'
import { addWorkingDays } from '@/lib/shared/working-days'

type TakePhoto = () => Promise<number | null>

const withoutPhoto: TakePhoto = async () => null

/**
 * The author says whether the answer solved the problem, once and within 15 days of it (product.md 6); «не решено»
 * opens the claim again with a new term. `takePhoto` joins the transaction with the number of a private file. Throws
 * conflict where it is too late, given, or not the author's.
 */
export function judgeAnswer(
  verdict: ClaimVerdictInput,
  residentId: number,
  takePhoto: TakePhoto = withoutPhoto,
): Promise<void> {
  return judge(verdict, residentId, takePhoto)
}

/** The same of a guest, who holds the key of the letter about the answer. Throws invalid at `key` for another one. */
export async function judgeAsGuest(verdict: ClaimVerdictInput, key: string, takePhoto: TakePhoto): Promise<void> {
  if (!timingSafeEqual(keyHash(key), keyHash(verdictKey(verdict.id))))
    throw new AppError('invalid', { errors: { key: [messages.linkExpired] } })
  await judge(verdict, null, takePhoto)
}

/** The key by which a guest judges the answers to this claim, the same in every letter. */
export function verdictKey(id: number): string {
  return stableKey(`verdict on claim ${id}`)
}

async function judge(verdict: ClaimVerdictInput, residentId: number | null, takePhoto: TakePhoto): Promise<void> {
  await inTransaction(async () => {
    const before = await giveVerdict(verdict, residentId, await takePhoto())
    if (before === null) throw new AppError('conflict', { message: messages.verdictLate })
    const action = verdict.is_accepted ? 'accept' : 'dispute'
    const move = { title: claimLife.labelOf(action), before, after: claimLife.stateAfter(action, before) }
    const deadline = action === 'dispute' ? await newDeadline(verdict.id) : null
    await writeVerdictEvent(verdict.id, { ...move, note: verdict.user_comment, deadline })
  })
}

async function newDeadline(id: number): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), await findTermDays(id), await workingCalendar())
}
