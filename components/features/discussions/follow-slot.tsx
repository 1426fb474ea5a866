'use client'

import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { buttonLook } from '@/components/ui/button/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'

const FollowButton = lazyPart(
  async () => (await import('@/components/features/discussions/follow-button')).FollowButton,
)

/** Draws a link to the login in place of the button until the button is loaded, so that nothing moves. */
export function FollowSlot({ id }: { id: number }) {
  const isHydrated = useHydrated()
  const waits = (
    <a href="#login" className={buttonLook('secondary', 'medium', 'w-full')}>
      <Bell aria-hidden className="size-5" />
      Следить за обсуждением
    </a>
  )
  return isHydrated ? (
    <Suspense fallback={waits}>
      <FollowButton id={id} />
    </Suspense>
  ) : (
    waits
  )
}
