'use client'

import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { useReloadFlag } from '@/components/account/reload-flag'
import { createSlot } from '@/components/ui/create-slot'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'

const ProposeThanks = createSlot(async () => (await import('@/components/features/ideas/propose-thanks')).ProposeThanks)

/** Thanks for an idea after the page was reloaded with it. */
export function IdeaThanks() {
  return (
    useReloadFlag(ideaThanks) && (
      <BodyPortal>
        <ProposeThanks />
      </BodyPortal>
    )
  )
}
