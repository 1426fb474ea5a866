'use client'

import { SupportSlot } from '@/components/features/support/support-slot'
import { HashDialog } from '@/components/ui/hash-dialog'

/** Draws the dialog `#support`, linked from the footer of every page. */
export function SupportDialog() {
  return (
    <HashDialog id="support" title="Техническая поддержка">
      <noscript>Включите JavaScript в браузере: без него сообщение не отправить.</noscript>
      <SupportSlot />
    </HashDialog>
  )
}
