'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const MyAppealSlot = createSlot(
  async () => (await import('@/components/features/appeals/my-appeal')).MyAppeal,
  Loading,
)
