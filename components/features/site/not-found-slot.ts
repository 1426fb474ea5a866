'use client'

import { createSlot } from '@/components/ui/create-slot'

/** For a soft navigation to a missing page: the layout of every page names what it would show. */
export const NotFoundSlot = createSlot(
  async () => (await import('@/components/features/site/not-found-page')).NotFoundPage,
)
