import type { ReactNode } from 'react'
import { typeset } from '@/lib/text/typography'

/** Apart from Field: filters of lists have no hints, so their pages do not load the rules of typography. */
export function typesetHint(hint: ReactNode): ReactNode {
  return typeof hint === 'string' ? typeset(hint) : hint
}
