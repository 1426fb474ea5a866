'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { watchHash } from '@/components/ui/watch-hash'
import type { WaitingKind } from '@/lib/api/waiting-kind'
import { hasWaiting, watchWaiting } from '@/lib/api/waiting-flag'
import { paths } from '@/lib/config/paths'

/** Addresses of the forms whose messages may have to wait. */
const forms = ['#report', paths.proposeIdea]

/** Once something waited on this page: what becomes of it is still to be told when nothing waits any more. */
let wasAsked = false

/** Brings what a feature says of its messages. */
type LoadKind = () => Promise<WaitingKind>

/** Messages written without a connection; most visits have none and load nothing of this. */
export function WaitingSlot({ kinds }: { kinds: readonly LoadKind[] }) {
  usePanelReady(kinds)
  const [Panel] = useState(() => lazyPanel(kinds))
  const isAsked = useSyncExternalStore(
    watchWaiting,
    () => (wasAsked ||= hasWaiting()),
    () => false,
  )
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  )
}

/** Without a connection its script may be out of reach: what waits goes at the next visit all the same. */
function lazyPanel(kinds: readonly LoadKind[]) {
  return lazy<ComponentType>(async () => {
    const loaded = await loadPanel(kinds).catch(() => null)
    return { default: () => loaded && <loaded.WaitingPanel kinds={loaded.known} /> }
  })
}

/** The panel and every kind of message: all of it is there before the connection goes. */
async function loadPanel(kinds: readonly LoadKind[]) {
  const [{ WaitingPanel }, known] = await Promise.all([
    import('@/components/features/waiting/waiting-panel'),
    Promise.all(kinds.map((load) => load())),
  ])
  return { WaitingPanel, known }
}

/** The panel is needed just when nothing can be loaded: it comes with the form, or with the map where the form lies ready. */
function usePanelReady(kinds: readonly LoadKind[]): void {
  const pathname = usePathname()
  useEffect(() => {
    const begin = () => void loadPanel(kinds).catch(() => undefined)
    if (pathname === paths.socialControlMap) void navigator.serviceWorker?.ready.then(begin)
    return watchHash((hash) => forms.includes(hash) && begin())
  }, [kinds, pathname])
}
