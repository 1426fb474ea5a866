'use client'

import { useReloadFlag, ReloadFlag } from '@/components/account/reload-flag'
import { createSlot } from '@/components/ui/create-slot'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'

/** Tells the reloaded page that an idea was sent. */
export const ideaThanks = new ReloadFlag('idea-sent')

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
