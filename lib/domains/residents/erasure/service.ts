import {
  deleteResident,
  findDueErasures,
  isDue,
  isPresent,
  scheduleErasure,
} from '@/lib/domains/residents/erasure/repository'
import { findMailbox } from '@/lib/domains/residents/repository'
import { deleteSessions } from '@/lib/domains/residents/sessions/repository'
import { auditPortal } from '@/lib/platform/audit/audit'
import { emails } from '@/lib/domains/residents/emails'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { env } from '@/lib/config/env'
import { storageFolders } from '@/lib/config/storage'
import { recordErasure } from '@/lib/platform/backups/erasure-journal'
import { residentMessages } from '@/lib/domains/residents/messages'
import { formatLongDate } from '@/lib/time/dates'
import { AppError } from '@/lib/contract/errors'
import { FRESH_MINUTES } from '@/lib/domains/residents/rules'

export async function deleteAccount(residentId: number, sessionStartedAt: Date) {
  requireFreshSession(sessionStartedAt)
  return inTransaction(async () => {
    const mailbox = await findMailbox(residentId)
    const erasedAt = await scheduleErasure(residentId)
    await deleteSessions(residentId, null)
    await queueEmail(mailbox.email, emails.erasureAsked(mailbox.greeting, erasedAt))
    return {
      message: residentMessages.accountWillBeErased(formatLongDate(erasedAt, env.TIME_ZONE)),
      erased_at: erasedAt.toISOString(),
    }
  })
}

/** Cleanup in another domain: ideas lose their author's name, appeals stay. */
type Forget = (residentId: number) => Promise<void>

export async function eraseDueAccounts(forget: readonly Forget[]): Promise<void> {
  for (const { id, greeting, email } of await findDueErasures()) {
    await inTransaction(async () => {
      if (!(await isDue(id))) return
      // first, so that no erasure is without its line; a line without its erasure is of an account that is due
      await recordErasure(storageFolders.root, id)
      for (const part of forget) await part(id)
      await deleteResident(id)
      await auditPortal('Учётная запись удалена', `житель № ${id}`)
      await queueEmail(email, emails.erased(greeting))
    })
  }
}

/** Erases residents whom a restored backup brought back. Returns how many there were. */
export async function eraseAgain(residentIds: readonly number[], forget: readonly Forget[]): Promise<number> {
  let count = 0
  for (const id of residentIds) {
    await inTransaction(async () => {
      if (!(await isPresent(id))) return
      for (const part of forget) await part(id)
      await deleteResident(id)
      await auditPortal('Учётная запись снова удалена после восстановления', `житель № ${id}`)
      count++
    })
  }
  return count
}

function requireFreshSession(startedAt: Date): void {
  const isFresh = Date.now() - startedAt.getTime() < FRESH_MINUTES * 60_000
  if (!isFresh) throw new AppError('forbidden', { message: residentMessages.sessionTooOld })
}
