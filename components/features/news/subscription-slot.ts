'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const SubscriptionSlot = createSlot(
  async () => (await import('@/components/features/news/subscription-section')).SubscriptionSection,
  Loading,
)
