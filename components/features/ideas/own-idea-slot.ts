'use client'

import { Loading } from '@/components/civic/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const OwnIdeaSlot = createSlot(
  async () => (await import('@/components/features/ideas/own-idea')).OwnIdea,
  Loading,
)
