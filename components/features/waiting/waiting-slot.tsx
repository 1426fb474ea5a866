'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { watchHash } from '@/components/ui/watch-hash'
import { hasWaiting, watchWaiting } from '@/lib/api/waiting-flag'
import { paths } from '@/lib/config/paths'

const loadPanel = () => import('@/components/features/waiting/waiting-panel')
/** Without a connection its script may be out of reach: what waits goes at the next visit all the same. */
const WaitingPanel = lazy<ComponentType>(() =>
  loadPanel().then(
    (own) => ({ default: own.WaitingPanel }),
    () => ({ default: () => null }),
  ),
)

/** Addresses of the forms whose messages may have to wait. */
const forms = ['#report', paths.proposeIdea]

/** Once something waited on this page: what becomes of it is still to be told when nothing waits any more. */
let wasAsked = false

/** Messages written without a connection; most visits have none and load nothing of this. */
export function WaitingSlot() {
  usePanelReady()
  const isAsked = useSyncExternalStore(
    watchWaiting,
    () => (wasAsked ||= hasWaiting()),
    () => false,
  )
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <WaitingPanel />
    </Suspense>
  )
}

/** The panel is needed just when nothing can be loaded: it comes with the form, or with the map where the form lies ready. */
function usePanelReady(): void {
  const pathname = usePathname()
  useEffect(() => {
    const load = () => void loadPanel().catch(() => undefined)
    if (pathname === paths.socialControlMap) void navigator.serviceWorker?.ready.then(load)
    return watchHash((hash) => forms.includes(hash) && load())
  }, [pathname])
}
