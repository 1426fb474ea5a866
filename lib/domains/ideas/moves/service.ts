import { hasOpened } from '@/lib/domains/desk/openings-service'
import type { CorrectionFields } from '@/lib/domains/desk/corrections/rules'
import type { StaffIdeaAction } from '@/lib/domains/ideas/actions'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { saveAsStaff, savePhoto } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** A move of an idea by the staff, with what its action needs. */
export interface IdeaMove extends CorrectionFields {
  action: StaffIdeaAction
  updatedAt: string
  note?: string | undefined
  answerText?: string | undefined
  reportText?: string | undefined
  category?: number | undefined
  department?: number | undefined
  /** What was done, for «Реализована». */
  reportImage?: File | undefined
}

/** Makes a move in one transaction, by the rules of the back office's form. Throws Payload's errors. */
export function moveIdea(id: number, { reportImage: file, ...move }: IdeaMove, call: StaffCall): Promise<void> {
  return inTransaction(async () => {
    const reportImage = file && (await savePhoto({ file, field: 'reportImage' }, `Реализовано: идея № ${id}`, call))
    await saveAsStaff('ideas', id, { ...move, ...(reportImage && { reportImage }) }, call)
  })
}

/**
 * An idea is published with its files, so a list publishes only one whose card this person has opened. Returns the
 * refusal, or null.
 */
export async function findUnseenFiles(id: number, call: StaffCall): Promise<string | null> {
  return (await hasOpened({ kind: 'idea', id }, call)) ? null : ideaMessages.filesUnseen
}
