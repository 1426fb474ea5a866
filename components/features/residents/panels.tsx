'use client'

import { MissingToken, NewPasswordForm, RestoreForm } from '@/components/features/residents/password-forms'
import { RegisterForm } from '@/components/features/residents/register-form'
import { QueryProvider } from '@/components/ui/query-provider'

/** The three panels are in one file so that they load together. */
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
