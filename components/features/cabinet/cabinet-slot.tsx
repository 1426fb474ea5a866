'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import type { CabinetParts } from '@/components/features/cabinet/cabinet'
import { createSlot, loadSchemas } from '@/components/ui/create-slot'
import { Skeleton } from '@/components/ui/list/skeleton'
import { readToken, watchToken } from '@/lib/client/session-token'

const Cabinet = createSlot(
  async () => (await import('@/components/features/cabinet/cabinet')).Cabinet,
  CabinetSkeleton,
  loadSchemas,
  () => import('@/components/features/cabinet/hooks'),
)

interface CabinetSlotProps extends CabinetParts {
  children: ReactNode
}

/** The HTML is the same for everyone and holds the invitation for guests. */
export function CabinetSlot({ children, ...given }: CabinetSlotProps) {
  const token = useSyncExternalStore(watchToken, readToken, () => null)
  if (token === null) {
    return (
      <>
        <div className="session:hidden">{children}</div>
        <div className="hidden min-h-dvh session:block">
          <CabinetSkeleton />
        </div>
      </>
    )
  }
  return (
    // the box is as high as the screen from the start, so the footer does not move as the parts arrive
    <div className="min-h-dvh">
      <Cabinet {...given} />
    </div>
  )
}

function CabinetSkeleton() {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="sr-only">Загружаем…</span>
      <div className="flex gap-4 overflow-hidden lg:flex-col">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-6 w-36 shrink-0" />
        ))}
      </div>
      <div className="space-y-5">
        <Skeleton className="h-8 w-60" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  )
}
