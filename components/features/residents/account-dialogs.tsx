'use client'

import { LoginSlot, NewPasswordSlot, RegisterSlot, RestoreSlot } from '@/components/features/residents/dialog-slot'
import { NEW_PASSWORD } from '@/components/features/residents/account-watch'
import { LoginReason, RegisterReason } from '@/components/features/residents/login-reason'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'

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
