'use client'

import { MissingToken, NewPasswordForm, RestoreForm } from '@/components/features/residents/password-forms'
import { RegisterForm } from '@/components/features/residents/register-form'
import { QueryProvider, withQueryProvider } from '@/components/ui/query-provider'

/** The three panels are in one file so that they load together. */
export const RegisterPanel = withQueryProvider(RegisterForm)

export const RestorePanel = withQueryProvider(RestoreForm)

export function NewPasswordPanel({ token }: { token: string | null }) {
  return <QueryProvider>{token ? <NewPasswordForm key={token} token={token} /> : <MissingToken />}</QueryProvider>
}
