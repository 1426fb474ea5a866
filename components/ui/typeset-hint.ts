import type { ReactNode } from 'react'
import { typeset } from '@/lib/text/typography'

/** Draws the hint of a field by the rules of typography when it is plain text; its elements draw themselves. */
export function typesetHint(hint: ReactNode): ReactNode {
  return typeof hint === 'string' ? typeset(hint) : hint
}
