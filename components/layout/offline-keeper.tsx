'use client'

import { WifiOff } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keepPage } from '@/components/layout/keep-page'
import { useGoneScripts } from '@/components/layout/use-gone-scripts'
import { changeWorker, useServiceWorker, type WorkerState } from '@/components/layout/use-service-worker'
import { NoticeBar } from '@/components/ui/notice-bar'
import { neverKept } from '@/lib/navigation/offline-rules.js'
import { paths } from '@/lib/config/paths'

/** Keeps what was read for the way underground, says when there is no connection and when the portal is newer. */
export function OfflineKeeper() {
  const { waiting, state } = useServiceWorker()
  const isOnline = useOnline()
  useGoneScripts()
  useKeptPages(isOnline ? state : 'absent')

  if (!isOnline)
    return (
      <NoticeBar>
        <WifiOff aria-hidden className="size-5 shrink-0" />
        <span>Нет связи. Открываются страницы, которые вы уже читали.</span>
      </NoticeBar>
    )
  if (!waiting) return null
  return (
    <NoticeBar>
      <span>Портал обновился.</span>
      <button
        type="button"
        onClick={() => changeWorker(waiting)}
        className="min-h-11 rounded-field px-3 font-semibold text-paper underline underline-offset-4"
      >
        Обновить страницу
      </button>
    </NoticeBar>
  )
}

/** Fetches a page once to keep it where it came without its document (by a link, or before the worker ruled). */
function useKeptPages(state: WorkerState): void {
  const pathname = usePathname()
  const came = useRef<string | null>(null)

  useEffect(() => {
    if (state === 'absent' || came.current === pathname) return
    const isFirst = came.current === null
    came.current = pathname
    if (savesData()) return
    if (isFirst) keepQuietly(paths.offline)
    if (isFirst && state === 'brought-page') return
    if (!neverKept.test(window.location.href)) keepQuietly(pathname + window.location.search)
  }, [state, pathname])
}

/** Keeps each page once a visit; the connection may go meanwhile. */
function keepQuietly(path: string): void {
  const key = `kept:${path}`
  if (window.sessionStorage.getItem(key)) return
  keepPage(path).then(
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
