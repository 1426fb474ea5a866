'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { hasOutboxMessages, watchOutbox } from '@/lib/client/outbox-flag'
import { paths } from '@/lib/config/paths'

const forms = ['#report', paths.proposeIdea]

type LoadKind = () => Promise<OutboxKind>

export function OutboxSlot({ kinds }: { kinds: readonly LoadKind[] }) {
  usePanelReady(kinds)
  const [Panel] = useState(() => lazyPanel(kinds))
  const hasMessages = useSyncExternalStore(watchOutbox, hasOutboxMessages, () => false)
  // stays true: the result is shown after the last message is sent
  const [isNeeded, setNeeded] = useState(false)
  if (hasMessages && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  )
}

/** Offline the script may not load; the messages are then sent at the next visit. */
function lazyPanel(kinds: readonly LoadKind[]) {
  return lazy<ComponentType>(async () => {
    const loaded = await loadPanel(kinds).catch(() => null)
    return { default: () => loaded && <loaded.OutboxPanel kinds={loaded.known} /> }
  })
}

/** Loads the panel and every kind, so that all is there before the connection is lost. */
async function loadPanel(kinds: readonly LoadKind[]) {
  const [{ OutboxPanel }, known] = await Promise.all([
    import('@/components/features/offline/outbox-panel'),
    Promise.all(kinds.map((load) => load())),
  ])
  return { OutboxPanel, known }
}

/** Loads the panel in advance with a form or with the map, because offline nothing can be loaded. */
function usePanelReady(kinds: readonly LoadKind[]): void {
  const pathname = usePathname()
  useEffect(() => {
    const begin = () => void loadPanel(kinds).catch(() => undefined)
    if (pathname === paths.socialControlMap) void navigator.serviceWorker?.ready.then(begin)
    return watchHash((hash) => forms.includes(hash) && begin())
  }, [kinds, pathname])
}
