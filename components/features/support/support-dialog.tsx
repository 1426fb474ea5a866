'use client'

import { createSlot } from '@/components/ui/create-slot'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { FormSkeleton } from '@/components/ui/list/skeleton'

export const supportDialog: HashDialogFacts = {
  id: 'support',
  title: 'Техническая поддержка',
  Content: createSlot(
    async () => (await import('@/components/features/support/support-panel')).SupportPanel,
    () => <FormSkeleton fields={['h-32', 'h-12 w-48']} />,
  ),
}
