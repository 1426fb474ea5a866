import { deletePostponement, savePostponement } from '@/lib/domains/claims/postponements/repository'
import { nameSubject } from '@/lib/domains/desk/service'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'

/** Takes a claim out of the working lists of all until a day; its term goes on and its author is told nothing. */
export async function postponeClaim(id: number, until: string, call: StaffCall): Promise<void> {
  await inTransaction(async () => {
    await savePostponement(id, until, getAuthor(call) ?? '')
    await auditStaff(call, 'Отложено', nameSubject({ kind: 'claim', id }))
  })
}

/** Returns a claim to the working lists before its day. */
export async function resumeClaim(id: number, call: StaffCall): Promise<void> {
  await inTransaction(async () => {
    await deletePostponement(id)
    await auditStaff(call, 'Возвращено в списки', nameSubject({ kind: 'claim', id }))
  })
}
