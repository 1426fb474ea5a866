import { deleteDraft, findDraft, replaceDraft } from '@/lib/domains/desk/drafts-repository'
import type { AnswerDraft, DeskSubject } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { toIso } from '@/lib/time/dates'

export async function readDraft(subject: DeskSubject, call: StaffCall): Promise<AnswerDraft | null> {
  const row = await findDraft(subject, getStaffId(call))
  return row && { text: row.text, at: toIso(row.saved_at) }
}

/** Keeps a typed answer that is not sent; an empty one is forgotten. */
export async function saveDraft(subject: DeskSubject, text: string, call: StaffCall): Promise<void> {
  await replaceDraft(subject, getStaffId(call), text.trim())
}

/** Forgets the draft of what was sent. */
export async function forgetDraft(subject: DeskSubject, call: StaffCall): Promise<void> {
  await deleteDraft(subject, getStaffId(call))
}

function getStaffId({ user }: StaffCall): number {
  return Number(user?.id)
}
