import { ReloadNote } from '@/components/ui/reload-note'
import type { User } from '@/lib/api/user'

/** A registration ends with a reload: what is to be done next is said after it. */
export const welcomeNote = new ReloadNote('new-resident')

/** A new password logs in and ends with a reload, too. */
export const newPasswordNote = new ReloadNote('new-password')

/** Whoever logged in may still change their mind about leaving. */
export const erasureNote = new ReloadNote('account-leaves')

/** Called after every login, before the reload. */
export function leaveErasureNote({ erased_at: erasedAt }: Pick<User, 'erased_at'>): void {
  if (erasedAt !== null) erasureNote.leave()
}
