'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const MyIdeaSlot = createSlot(async () => (await import('@/components/features/ideas/my-idea')).MyIdea, Loading)
