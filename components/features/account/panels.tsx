'use client'

import { LoginForm } from '@/components/features/account/login-form'
import { LostToken, NewPasswordForm } from '@/components/features/account/new-password-form'
import { RegisterForm } from '@/components/features/account/register-form'
import { RestoreForm } from '@/components/features/account/restore-form'
import { QueryProvider } from '@/components/ui/query-provider'

/** One load for all dialogs of the account: they replace one another. */
export function LoginPanel() {
  return (
    <QueryProvider>
      <LoginForm />
    </QueryProvider>
  )
}

export function RegisterPanel() {
  return (
    <QueryProvider>
      <RegisterForm />
    </QueryProvider>
  )
}

export function RestorePanel() {
  return (
    <QueryProvider>
      <RestoreForm />
    </QueryProvider>
  )
}

export function NewPasswordPanel({ token }: { token: string | null }) {
  return <QueryProvider>{token ? <NewPasswordForm key={token} token={token} /> : <LostToken />}</QueryProvider>
}
