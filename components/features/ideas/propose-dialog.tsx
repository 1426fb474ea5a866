'use client'

import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { createSlot } from '@/components/ui/create-slot'
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
