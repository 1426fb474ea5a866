'use client'

import { AccountNotes, DialogSlot, GuestRedirect, NewPasswordSlot } from '@/components/features/residents/dialog-slot'
import { LoginReason, RegisterReason } from '@/components/features/residents/login-reason'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { EmailActionSlot } from '@/components/civic/email-action-slot'
import { paths } from '@/lib/config/paths'

const dialogs = [
  { id: 'login', title: 'Вход' },
  { id: 'register', title: 'Регистрация' },
  { id: 'restore', title: 'Восстановление пароля' },
] as const

/** Must be before HashDialogOpener, because GuestRedirect changes the hash that the opener reads. */
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

const again = { title: 'Запросить новую ссылку', href: `${paths.profile}#data` }

function EmailConfirmation() {
  return <EmailActionSlot name="confirm-email" act={act} retryLink={again} />
}

/** Loads the call only when a link was opened; most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmEmail } = await import('@/lib/domains/residents/contract')
  const { announceAccountChange } = await import('@/lib/client/account-changes')
  const { message, effects } = await call(confirmEmail, { body: { token } })
  announceAccountChange()
  return { message: effects.length > 0 ? [`${message}.`, ...effects].join(' ') : message }
}
