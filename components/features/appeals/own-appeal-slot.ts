'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const OwnAppealSlot = createSlot(
  async () => (await import('@/components/features/appeals/own-appeal')).OwnAppeal,
  Loading,
)
