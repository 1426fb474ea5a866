'use client'

import { useResetToken } from '@/components/features/residents/account-watch'
import { createSlot, loadSchemas } from '@/components/ui/create-slot'
import { FormSkeleton } from '@/components/ui/list/skeleton'

const FIELDS = ['h-12', 'h-12', 'h-12 w-40']
const Fallback = () => <FormSkeleton fields={FIELDS} />

const preload = [loadSchemas, () => import('@/components/features/residents/hooks')]
export const LoginSlot = createSlot(
  async () => (await import('@/components/features/residents/login-form')).LoginPanel,
  () => <FormSkeleton fields={FIELDS} className={LOGIN_HEIGHT} />,
)
export const RegisterSlot = createSlot(
  async () => (await import('@/components/features/residents/account-forms')).RegisterPanel,
  Fallback,
  ...preload,
)
export const RestoreSlot = createSlot(
  async () => (await import('@/components/features/residents/account-forms')).RestorePanel,
  Fallback,
  ...preload,
)
const NewPasswordPanel = createSlot(
  async () => (await import('@/components/features/residents/account-forms')).NewPasswordPanel,
  Fallback,
)

export function NewPasswordSlot() {
  return <NewPasswordPanel token={useResetToken()} />
}

/** Height of the login form: the dialog opens by itself over the appeal form and must not grow. */
const LOGIN_HEIGHT = 'min-h-[26.625rem] max-[25.5rem]:min-h-[28.25rem]'
