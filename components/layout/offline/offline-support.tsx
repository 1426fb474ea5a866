'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMissingScripts } from '@/components/layout/offline/use-missing-scripts'
import { changeWorker, useServiceWorker, type WorkerState } from '@/components/layout/offline/use-service-worker'
import { Toast } from '@/components/ui/dialog/toast'
import { neverKept } from '@/lib/navigation/service-worker-rules.js'
import { paths } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

export function OfflineSupport() {
  const { waiting, state } = useServiceWorker()
  const isOnline = useOnline()
  useMissingScripts()
  useCachedPages(isOnline ? state : 'absent')

  if (!isOnline)
    return (
      <Toast>
        <Icon name="wifi-off" className="size-5 shrink-0" />
        <span>Нет связи. Открываются страницы, которые вы уже читали.</span>
      </Toast>
    )
  if (!waiting) return null
  return (
    <Toast>
      <span>Портал обновился.</span>
      <button
        type="button"
        onClick={() => changeWorker(waiting)}
        className="min-h-11 rounded-field px-3 font-semibold text-paper underline underline-offset-4"
      >
        Обновить страницу
      </button>
    </Toast>
  )
}

/** Caches a page that came without its HTML: by soft navigation, or before the worker took control. */
function useCachedPages(state: WorkerState): void {
  const pathname = usePathname()
  const cached = useRef<string | null>(null)

  useEffect(() => {
    if (state === 'absent' || cached.current === pathname) return
    const isFirst = cached.current === null
    cached.current = pathname
    if (savesData()) return
    if (isFirst) cacheQuietly(paths.offline)
    if (isFirst && state === 'brought-page') return
    if (!neverKept.test(window.location.href)) cacheQuietly(pathname + window.location.search)
  }, [state, pathname])
}

function cacheQuietly(path: string): void {
  const key = `kept:${path}`
  if (window.sessionStorage.getItem(key)) return
  cachePage(path).then(
    () => window.sessionStorage.setItem(key, 'yes'),
    () => undefined,
  )
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const FILES = /static\/(?:chunks|css|media)\/[^"'\\\s]+?\.(?:js|css|svg|woff2)/g

/** Makes the worker cache a page with its scripts, which may never have been requested. */
async function cachePage(path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const files = new Set((await response.text()).match(FILES))
  await Promise.all([...files].map((file) => fetch(`/_next/${file}`)))
}
