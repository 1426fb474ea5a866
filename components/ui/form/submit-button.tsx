'use client'

import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Says what happens: «Отправить обращение»; disabled while the request is on its way, and in a form that the server drew
 * until the browser has taken it over: sent before, what was typed would stand in the address.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormState()
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={!isHydrated} busy={isSubmitting} />
}
