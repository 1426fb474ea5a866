'use client'

import { ProposeSlot } from '@/components/features/ideas/propose-slot'
import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { HashDialog } from '@/components/ui/hash-dialog'
import { paths } from '@/lib/config/paths'

/** Draws the dialog of a new idea, at the same hash on every page. Its form is loaded when it is opened. */
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
