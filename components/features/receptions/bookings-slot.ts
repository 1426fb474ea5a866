'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const BookingsSlot = createSlot(
  async () => (await import('@/components/features/receptions/my-bookings')).MyBookings,
  Loading,
)
