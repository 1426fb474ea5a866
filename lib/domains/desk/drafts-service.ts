import { deleteDrafts, findDrafts, replaceDrafts } from '@/lib/domains/desk/drafts-repository'
import { isFormDraft } from '@/lib/domains/desk/rules'
import type { DeskSubject, Drafts } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** Returns what this person typed about a thing and did not send. */
export async function readDrafts(subject: DeskSubject, call: StaffCall): Promise<Drafts> {
  const rows = await findDrafts(subject, getStaffId(call))
  return Object.fromEntries(rows.map(({ field, text }) => [field, text]))
}

/** Keeps what is typed and not sent; what is empty is forgotten. */
export async function saveDrafts(subject: DeskSubject, drafts: Drafts, call: StaffCall): Promise<void> {
  const trimmed = Object.entries(drafts).map(([field, text]) => [field, text.trim()])
  await replaceDrafts(subject, getStaffId(call), Object.fromEntries(trimmed) as Drafts)
}

/** Forgets the drafts of an action that was made. */
export async function forgetDrafts(subject: DeskSubject, action: string, call: StaffCall): Promise<void> {
  const drafts = Object.keys(await readDrafts(subject, call)).filter((draft) => isFormDraft(action, draft))
  if (drafts.length > 0) await deleteDrafts(subject, getStaffId(call), drafts)
}

function getStaffId({ user }: StaffCall): number {
  return Number(user?.id)
}
