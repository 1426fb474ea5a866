import { env } from '@/lib/config/env'
import { countSentPhotos, findCode, findTemplateFacts, saveMove } from '@/lib/domains/claims/moves/repository'
import { fillTemplate, findUnfilled } from '@/lib/domains/claims/moves/rules'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { findScope } from '@/lib/platform/access/staff-scope'
import { isRecorder } from '@/lib/domains/claims/reports/recorders-repository'
import { recorderActions } from '@/lib/domains/claims/actions'
import { claimMessages } from '@/lib/domains/claims/messages'
import { claimCodes } from '@/lib/domains/claims/states'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { saveDocument, savePhoto } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { formatLongDate } from '@/lib/time/dates'

/**
 * Makes a move in one transaction, by the rules of the back office's form. An answer to a claim that nobody has taken
 * takes it first: two rows in the history, one email. Throws Payload's errors, with the field of what is missing.
 */
export function moveClaim(id: number, given: ClaimMove, call: StaffCall): Promise<void> {
  const { photo, document, updatedAt, ...move } = given
  return inTransaction(async () => {
    const isForRecorder = findScope(call.user) === null || recorderActions.includes(given.action)
    if (isForRecorder && (await isRecorder(id, call.user))) return moveRecorded(id, given, call)
    const isTaken = move.action !== 'answer' || (await findCode(id)) !== claimCodes.underReview
    const seen = updatedAt ? { updatedAt } : {}
    if (!isTaken) await saveMove(id, { action: 'take', ...seen }, call, { isQuiet: true })
    const files = {
      ...(photo && {
        reportImage: await savePhoto({ file: photo, field: 'photo' }, `После работ: заявка № ${id}`, call),
      }),
      ...(document && {
        reportDocument: await saveDocument(
          { file: document, field: 'document' },
          `Документ к ответу на заявку № ${id}`,
          call,
        ),
      }),
    }
    const filled = move.reportText && { reportText: await fillFor(id, move.reportText) }
    await saveMove(id, { ...move, ...files, ...filled, ...(isTaken && seen) }, call)
  })
}

const RECORDER_FIELDS: readonly string[] = ['updatedAt', 'note', 'correctedText', 'correctedAddress', 'correctedPlace']

/** A dispatcher changes nothing else in a claim that they wrote down: its save passes the rights of the collection. */
async function moveRecorded(id: number, { action, ...fields }: ClaimMove, call: StaffCall): Promise<void> {
  const given = Object.entries(fields).filter(([name]) => RECORDER_FIELDS.includes(name))
  await saveMove(id, { action, ...(Object.fromEntries(given) as object) }, call, { isPastAccess: true })
}

/** Photos are looked at before they are public: a list publishes no claim with any. Returns the refusal, or null. */
export async function findUnseenFiles(id: number): Promise<string | null> {
  return (await countSentPhotos(id)) > 0 ? claimMessages.photosUnseen : null
}

/** Fills a template with what is known of the claim. */
async function fillFor(id: number, text: string): Promise<string> {
  const facts = findUnfilled(text) === null ? null : await findTemplateFacts(id)
  return facts
    ? fillTemplate(text, { ...facts, deadline: facts.deadline && formatLongDate(facts.deadline, env.TIME_ZONE) })
    : text
}
