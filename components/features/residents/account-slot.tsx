'use client'

import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/list/skeleton'
import { readToken, watchToken } from '@/lib/client/session-token'

const HeaderAccount = lazyPart(
  async () => (await import('@/components/features/residents/header-account')).HeaderAccount,
)
const MenuAccount = lazyPart(async () => (await import('@/components/features/residents/menu-account')).MenuAccount)

interface AccountSlotProps {
  place: 'header' | 'menu'
  /** A guest sees this; it is in the HTML. */
  children: ReactNode
}

/** Replaces the guest's button with the resident's account once the browser has read the token. */
export function AccountSlot({ place, children }: AccountSlotProps) {
  const isResident = useIsResident()
  if (place === 'menu') return isResident ? <InMenu /> : children
  return (
    <div className="session:flex session:min-w-23 session:justify-end wide:session:w-60">
      {isResident ? (
        <Suspense fallback={<AccountSkeleton />}>
          <HeaderAccount waiting={<AccountSkeleton />} />
        </Suspense>
      ) : (
        <div className="session:invisible">{children}</div>
      )}
    </div>
  )
}

function InMenu() {
  return (
    <Suspense fallback={null}>
      <MenuAccount />
    </Suspense>
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
