'use client'

import {
  AccountNotes,
  GuestRedirect,
  LoginSlot,
  NEW_PASSWORD,
  NewPasswordSlot,
  RegisterSlot,
  RestoreSlot,
  useResetToken,
} from '@/components/features/residents/dialog-slot'
import { LoginReason, RegisterReason } from '@/components/features/residents/login-reason'
import { EmailActionSlot } from '@/components/civic/email-action-slot'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { paths } from '@/lib/config/paths'

export const accountDialogs: readonly HashDialogFacts[] = [
  { id: 'login', title: 'Вход', Content: LoginContent },
  { id: 'register', title: 'Регистрация', Content: RegisterContent },
  { id: 'restore', title: 'Восстановление пароля', Content: RestoreSlot },
  { id: NEW_PASSWORD, title: 'Новый пароль', Content: NewPasswordSlot },
]

function LoginContent() {
  return (
    <>
      <LoginReason />
      <LoginSlot />
    </>
  )
}

function RegisterContent() {
  return (
    <>
      <RegisterReason />
      <RegisterSlot />
    </>
  )
}

/** Must be before HashDialogs, because it changes the hash that they read. */
export function AccountWatch() {
  useResetToken()
  return (
    <>
      <GuestRedirect />
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
