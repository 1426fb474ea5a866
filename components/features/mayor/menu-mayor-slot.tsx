'use client'

import { createSlot } from '@/components/ui/create-slot'
import { Skeleton } from '@/components/ui/list/skeleton'

const MenuMayor = createSlot(
  async () => (await import('@/components/features/mayor/menu-mayor')).MenuMayor,
  ({ waiting }) => waiting,
)

/** The mayor's card in the menu. */
export function MenuMayorSlot() {
  return <MenuMayor waiting={<MenuMayorSkeleton />} />
}

function MenuMayorSkeleton() {
  return (
    <div className="menu-card">
      <Skeleton className="aspect-[4/5]" />
      <div className="space-y-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-6 w-32" />
      </div>
    </div>
  )
}
