'use client'

import { Loading } from '@/components/civic/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const SubscriptionSlot = createSlot(
  async () => (await import('@/components/features/news/subscription-section')).SubscriptionSection,
  Loading,
)
