'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createSlot } from '@/components/ui/create-slot'
import { Skeleton } from '@/components/ui/list/skeleton'
import { readToken, watchToken } from '@/lib/client/session-token'

const HeaderAccount = createSlot(
  async () => (await import('@/components/features/residents/header-account')).HeaderAccount,
  ({ waiting }) => waiting,
)
const MenuAccount = createSlot(async () => (await import('@/components/features/residents/menu-account')).MenuAccount)

interface AccountSlotProps {
  place: 'header' | 'menu'
  children: ReactNode
}

export function AccountSlot({ place, children }: AccountSlotProps) {
  const isResident = useIsResident()
  if (place === 'menu') return isResident ? <MenuAccount /> : children
  return (
    <div className="account-slot">
      {isResident ? (
        <HeaderAccount waiting={<AccountSkeleton />} />
      ) : (
        <div className="session:invisible">{children}</div>
      )}
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className="flex min-h-11 items-center gap-3 wide:w-60 wide:justify-end">
      <Skeleton className="size-6" />
      <Skeleton className="h-4 w-6 wide:w-36" />
    </div>
  )
}

function useIsResident(): boolean {
  const isResident = useSyncExternalStore(
    watchToken,
    () => readToken() !== null,
    () => false,
  )
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', readToken() !== null)
  }, [isResident])
  return isResident
}
