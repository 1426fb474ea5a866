import { z } from 'zod'
import { id } from '@/lib/contract/shapes'
import { hasOpened } from '@/lib/domains/desk/openings-service'
import { staffIdeaActions } from '@/lib/domains/ideas/actions'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { saveAsStaff, savePhoto } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

const text = z.string().optional()
/** A move of an idea by the staff, with what its action needs. */
export const ideaMoveShape = z.strictObject({
  action: z.enum(staffIdeaActions),
  updatedAt: z.iso.datetime(),
  note: text,
  answerText: text,
  reportText: text,
  category: id.optional(),
  department: id.optional(),
  /** What was done, for «Реализована». */
  reportImage: z.instanceof(File).optional(),
  correctedTitle: text,
  correctedText: text,
  correctedAddress: text,
  correctedPlace: text,
})
type IdeaMove = z.infer<typeof ideaMoveShape>

/** Makes a move in one transaction, by the rules of the back office's form. Throws Payload's errors. */
export function moveIdea(idea: number, { reportImage: file, ...move }: IdeaMove, call: StaffCall): Promise<void> {
  return inTransaction(async () => {
    const reportImage = file && (await savePhoto({ file, field: 'reportImage' }, `Реализовано: идея № ${idea}`, call))
    await saveAsStaff('ideas', idea, { ...move, ...(reportImage && { reportImage }) }, call)
  })
}

/**
 * An idea is published with its files, so a list publishes only one whose card this person has opened. Returns the
 * refusal, or null.
 */
export async function findUnseenFiles(idea: number, call: StaffCall): Promise<string | null> {
  return (await hasOpened({ kind: 'idea', id: idea }, call)) ? null : ideaMessages.filesUnseen
}
