'use client'

import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { useReloadFlag } from '@/components/civic/reload-flag'
import { createSlot } from '@/components/ui/create-slot'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { FormSkeleton } from '@/components/ui/list/skeleton'

export const proposeDialog: HashDialogFacts = {
  id: PROPOSE_ID,
  title: 'Предложить идею',
  size: 'wide',
  Content: createSlot(
    async () => (await import('@/components/features/ideas/propose-form')).ProposePanel,
    () => <FormSkeleton label="Загружаем форму…" fields={['h-12', 'h-12', 'h-40']} />,
  ),
}

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
