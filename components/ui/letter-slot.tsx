'use client'

import { Suspense, type ComponentProps } from 'react'
import type { LetterAnswer } from '@/components/ui/letter-answer'
import { lazyPart } from '@/components/ui/lazy-part'
import { useLetterToken } from '@/components/ui/use-letter-token'

const Answer = lazyPart(async () => (await import('@/components/ui/letter-answer')).LetterAnswer)

interface LetterSlotProps extends Omit<ComponentProps<typeof LetterAnswer>, 'token'> {
  /** The name as it stands in the address of the letter's link: `#name=token`. */
  name: string
}

/** Does at once what the link of a letter asks for, and says so. It stands before HashDialogOpener. */
export function LetterSlot({ name, ...letter }: LetterSlotProps) {
  const token = useLetterToken(name, '')
  return <Suspense fallback={null}>{token && <Answer token={token} {...letter} />}</Suspense>
}
