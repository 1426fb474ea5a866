'use client'

import type { ComponentProps } from 'react'
import type { EmailAction } from '@/components/account/email-action'
import { createSlot } from '@/components/ui/create-slot'
import { useEmailToken } from '@/components/account/use-email-token'

const Question = createSlot(async () => (await import('@/components/account/email-action')).EmailAction)

interface EmailActionSlotProps extends Omit<ComponentProps<typeof EmailAction>, 'token'> {
  /** Name in the link's hash: `#name=token`. */
  name: string
}

/** Offers the action of an email's link. Rendered before DialogHost. */
export function EmailActionSlot({ name, ...action }: EmailActionSlotProps) {
  const token = useEmailToken(name, '')
  return token && <Question key={token} token={token} {...action} />
}
