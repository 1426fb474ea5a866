import { ReloadFlag } from '@/components/civic/reload-flag'
import type { User } from '@/lib/client/user'

/** A registration ends with a reload, so the next steps are explained after it. */
export const welcomeNote = new ReloadFlag('new-resident')

/** Setting a new password logs the resident in and ends with a reload too. */
export const newPasswordNote = new ReloadFlag('new-password')

/** After login this note asks an owner who had the account deleted whether to keep it. */
export const erasureNote = new ReloadFlag('account-leaves')

/** Call this after every login, before the reload. */
export function leaveErasureNote({ erased_at: erasedAt }: Pick<User, 'erased_at'>): void {
  if (erasedAt !== null) erasureNote.set()
}
