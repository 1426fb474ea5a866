'use client'

import { Suspense, type ComponentProps } from 'react'
import type { EmailAction } from '@/components/civic/email-action'
import { lazyPart } from '@/components/ui/lazy-part'
import { useEmailToken } from '@/components/civic/use-email-token'

const Answer = lazyPart(async () => (await import('@/components/civic/email-action')).EmailAction)

interface EmailActionSlotProps extends Omit<ComponentProps<typeof EmailAction>, 'token'> {
  /** The name as it stands in the address of the letter's link: `#name=token`. */
  name: string
}

/** Does at once what the link of a letter asks for, and says so. It stands before HashDialogOpener. */
export function EmailActionSlot({ name, ...letter }: EmailActionSlotProps) {
  const token = useEmailToken(name, '')
  return <Suspense fallback={null}>{token && <Answer token={token} {...letter} />}</Suspense>
}
