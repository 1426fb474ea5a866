'use client'

import { ProposeSlot } from '@/components/features/ideas/propose-slot'
import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { HashDialog } from '@/components/ui/hash-dialog'
import { paths } from '@/lib/config/paths'

/** The form of a new idea, at one address on every page; nothing of it is loaded before it is opened. */
export function ProposeDialog() {
  return (
    <HashDialog id={PROPOSE_ID} title="Предложить идею" size="wide">
      <noscript>
        Форма работает с включённым JavaScript. Другие способы обратиться —{' '}
        <a href={paths.feedback} className="link">
          в едином окне
        </a>
        .
      </noscript>
      <ProposeSlot />
    </HashDialog>
  )
}
