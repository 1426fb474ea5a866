'use client'

import { MenuMayorSkeleton } from '@/components/features/mayor/menu-mayor-skeleton'
import { createSlot } from '@/components/ui/create-slot'

/** The mayor's card in the menu. */
export const MenuMayorSlot = createSlot(
  async () => (await import('@/components/features/mayor/menu-mayor')).MenuMayor,
  () => <MenuMayorSkeleton />,
)
