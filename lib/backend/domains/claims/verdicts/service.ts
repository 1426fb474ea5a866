import { findTermDays, giveVerdict, writeVerdictEvent } from '@/lib/backend/domains/claims/verdicts/repository'
import { inTransaction } from '@/lib/backend/integrations/payload'
import { workingCalendar } from '@/lib/backend/integrations/working-calendar'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/contract/errors'
import type { ClaimVerdictInput } from '@/lib/contract/graphql/claim-inputs'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/shared/dates'
import { addWorkingDays } from '@/lib/shared/working-days'

const withoutPhoto = async () => null

/**
 * The author says whether the answer solved the problem, once and within 15 days of it (product.md 6); «не решено»
 * opens the claim again with a new term. `takePhoto` joins the transaction with the number of a private file. Throws
 * conflict where it is too late, given, or not the author's.
 */
export async function judgeAnswer(
  verdict: ClaimVerdictInput,
  residentId: number,
  takePhoto: () => Promise<number | null> = withoutPhoto,
): Promise<void> {
  await inTransaction(async () => {
    const before = await giveVerdict(verdict, residentId, await takePhoto())
    if (before === null) throw new AppError('conflict', { message: messages.verdictLate })
    const after = verdict.is_accepted ? before : 1
    const deadline = after === 1 ? await newDeadline(verdict.id) : null
    await writeVerdictEvent(verdict.id, { before, after, note: verdict.user_comment, deadline })
  })
}

async function newDeadline(id: number): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), await findTermDays(id), await workingCalendar())
}
