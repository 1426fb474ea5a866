'use client'

import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'

/** Says what happens: «Отправить обращение»; disabled while the request is on its way. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
