'use client'

import { AccountNotes, DialogSlot, GuestRedirect, NewPasswordSlot } from '@/components/features/residents/dialog-slot'
import { EmailConfirmation } from '@/components/features/residents/email-letter'
import { LoginReason, RegisterReason } from '@/components/features/residents/login-reason'
import { HashDialog } from '@/components/ui/hash-dialog'

const dialogs = [
  { id: 'login', title: 'Вход' },
  { id: 'register', title: 'Регистрация' },
  { id: 'restore', title: 'Восстановление пароля' },
] as const

/**
 * Draws the dialogs for login, registration and a new password, each with its own address. It must stand before
 * HashDialogOpener, because GuestRedirect changes the hash that the opener reads.
 */
export function AccountDialogs() {
  return (
    <>
      <GuestRedirect />
      {dialogs.map(({ id, title }) => (
        <HashDialog key={id} id={id} title={title}>
          <noscript>Включите JavaScript в браузере: без него войти в личный кабинет нельзя.</noscript>
          {id === 'login' && <LoginReason />}
          {id === 'register' && <RegisterReason />}
          <DialogSlot panel={id} />
        </HashDialog>
      ))}
      <HashDialog id="new-password" title="Новый пароль">
        <NewPasswordSlot />
      </HashDialog>
      <EmailConfirmation />
      <AccountNotes />
    </>
  )
}
