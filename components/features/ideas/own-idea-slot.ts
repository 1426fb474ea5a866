'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const OwnIdeaSlot = createSlot(
  async () => (await import('@/components/features/ideas/own-idea')).OwnIdea,
  Loading,
)
