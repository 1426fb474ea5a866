'use client'

import { MissingToken, NewPasswordForm } from '@/components/features/residents/new-password-form'
import { RegisterForm } from '@/components/features/residents/register-form'
import { RestoreForm } from '@/components/features/residents/restore-form'
import { QueryProvider } from '@/components/ui/query-provider'

/** These three panels are in one file so that they are loaded together. */
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
  return <QueryProvider>{token ? <NewPasswordForm key={token} token={token} /> : <MissingToken />}</QueryProvider>
}
