'use client'

import { createSlot } from '@/components/ui/create-slot'

/** Shown after a soft navigation to a missing page: the layout of every page names it. */
export const NotFoundSlot = createSlot(
  async () => (await import('@/components/features/site/not-found-page')).NotFoundPage,
)
