import { deletePostponement, savePostponement } from '@/lib/domains/claims/postponements/repository'
import { nameSubject } from '@/lib/domains/desk/service'
import { auditStaff } from '@/lib/platform/audit/audit-openings'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { formatDays } from '@/lib/text/plural'

/** Days for which a claim may leave the working lists. */
const MAX_POSTPONED_DAYS = 30

/** Returns why a claim is not postponed until the day that is so many days ahead, or null. */
export function refusePostponement(days: number): string | null {
  if (days < 1) return 'Выберите день не раньше завтрашнего'
  return days > MAX_POSTPONED_DAYS ? `Откладывают не больше чем на ${formatDays(MAX_POSTPONED_DAYS)}` : null
}

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
