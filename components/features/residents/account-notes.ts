import { ReloadFlag } from '@/components/account/reload-flag'
import type { User } from '@/lib/client/user'

/** A registration ends with a reload; the next steps are explained after it. */
export const welcomeNote = new ReloadFlag('new-resident')

/** Setting a new password also ends with a reload. */
export const newPasswordNote = new ReloadFlag('new-password')

/** Asks after the login whether to cancel the deletion of the account. */
export const erasureNote = new ReloadFlag('account-leaves')

/** Call this after every login, before the reload. */
export function leaveErasureNote({ erased_at: erasedAt }: Pick<User, 'erased_at'>): void {
  if (erasedAt !== null) erasureNote.set()
}
