import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { findNotes, insertNote } from '@/lib/domains/desk/repository'
import type { DeskSubject, PrivateNote } from '@/lib/domains/desk/shapes'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { toIso } from '@/lib/time/dates'

/** Stores a note that only the staff read. The audit log, which can erase nothing, does not quote it. */
export async function addNote(subject: DeskSubject, text: string, call: StaffCall): Promise<void> {
  await inTransaction(async () => {
    await insertNote(subject, getAuthor(call) ?? '', text)
    await auditStaff(call, 'Заметка', nameSubject(subject))
  })
}

export async function listNotes(subject: DeskSubject): Promise<PrivateNote[]> {
  const rows = await findNotes(subject)
  return rows.map(({ created_at: at, ...note }) => ({ ...note, at: toIso(at) }))
}

/** Name of a thing in the audit log: a number and no title, since the log can erase nothing. */
export function nameSubject({ kind, id }: DeskSubject): string {
  return `${deskKinds[kind].one} № ${id}`
}
