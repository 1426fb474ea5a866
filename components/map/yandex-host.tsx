import { useYMaps, YMaps } from '@pbe/react-yandex-maps'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { EntryStore } from '@/components/map/entry-store'

const TIMEOUT_MS = 6_000
const HOST = 'https://api-maps.yandex.ru/'
const QUERY = { lang: 'ru_RU', load: 'package.full', ns: 'ymaps', coordorder: 'longlat' } as const

export const YANDEX_MODULES = ['Map', 'Placemark', 'GeoObject', 'templateLayoutFactory']

export type YandexApi = NonNullable<ReturnType<typeof useYMaps>>

interface HostedMap {
  box: HTMLElement
  map: ReactNode
}

const maps = new EntryStore<HostedMap>()

/** Draws a map in `box` until the returned function is called. */
export function hostMap(hosted: HostedMap): () => void {
  const key = maps.add(hosted)
  return () => maps.delete(key)
}

/**
 * Loads the script of Yandex Maps. Rejects if it is blocked, fails or takes over 6 s. One provider serves all maps of
 * the tab: a second one finds the script there and never becomes ready.
 */
export async function loadYandex(key: string): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('unhandledrejection', silenceScriptFailure)
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('time-out')), TIMEOUT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const onError = ({ target }: Event) => isYandexScript(target) && reject(new Error('blocked or unavailable'))
      document.addEventListener('error', onError, { capture: true, signal })
      createRoot(document.createElement('div')).render(
        <YMaps query={{ ...QUERY, apikey: encodeURIComponent(key) }}>
          <Loaded onLoaded={resolve} />
          <HostedMaps />
        </YMaps>,
      )
    })
  } finally {
    stop.abort()
  }
}

/** The package handles no failure of its script, which `loadYandex` has reported already. */
function silenceScriptFailure(event: PromiseRejectionEvent) {
  if (event.reason instanceof Event && isYandexScript(event.reason.target)) event.preventDefault()
}

function isYandexScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(HOST)
}

function Loaded({ onLoaded }: { onLoaded: () => void }) {
  const api = useYMaps(YANDEX_MODULES)
  useEffect(() => {
    if (api) onLoaded()
  }, [api, onLoaded])
  return null
}

function HostedMaps() {
  const shown = useSyncExternalStore(maps.subscribe, maps.read)
  return shown.map(([key, { box, map }]) => createPortal(map, box, key))
}
