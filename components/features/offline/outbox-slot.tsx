'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import type { OutboxKind } from '@/lib/client/outbox-store'
import { hasOutboxMessages, watchOutbox } from '@/lib/client/outbox-flag'
import { paths } from '@/lib/config/paths'

/** They are the hashes of the forms whose messages may have to wait. */
const forms = ['#report', paths.proposeIdea]

/**
 * It stays true once something has waited on this page, because the outcome is shown after the last message is sent.
 */
let wasAsked = false

/** It loads what a feature knows about its messages. */
type LoadKind = () => Promise<OutboxKind>

/** Shows messages written without a connection. On most visits there are none, and nothing of this is loaded. */
export function WaitingSlot({ kinds }: { kinds: readonly LoadKind[] }) {
  usePanelReady(kinds)
  const [Panel] = useState(() => lazyPanel(kinds))
  const isAsked = useSyncExternalStore(
    watchOutbox,
    () => (wasAsked ||= hasOutboxMessages()),
    () => false,
  )
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  )
}

/** Loads the panel. Without a connection its script may not load; the messages are then sent at the next visit. */
function lazyPanel(kinds: readonly LoadKind[]) {
  return lazy<ComponentType>(async () => {
    const loaded = await loadPanel(kinds).catch(() => null)
    return { default: () => loaded && <loaded.WaitingPanel kinds={loaded.known} /> }
  })
}

/** Loads the panel and every kind of message, so that all of it is there before the connection is lost. */
async function loadPanel(kinds: readonly LoadKind[]) {
  const [{ WaitingPanel }, known] = await Promise.all([
    import('@/components/features/offline/outbox-panel'),
    Promise.all(kinds.map((load) => load())),
  ])
  return { WaitingPanel, known }
}

/**
 * Loads the panel in advance, because it is needed when nothing can be loaded: with a form, or with the map, where the
 * form is loaded in advance too.
 */
function usePanelReady(kinds: readonly LoadKind[]): void {
  const pathname = usePathname()
  useEffect(() => {
    const begin = () => void loadPanel(kinds).catch(() => undefined)
    if (pathname === paths.socialControlMap) void navigator.serviceWorker?.ready.then(begin)
    return watchHash((hash) => forms.includes(hash) && begin())
  }, [kinds, pathname])
}
