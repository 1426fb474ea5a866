'use client'

import { Loading } from '@/components/civic/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const OwnAppealSlot = createSlot(
  async () => (await import('@/components/features/appeals/own-appeal')).OwnAppeal,
  Loading,
)
