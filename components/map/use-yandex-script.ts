import { useEffect, useState } from 'react'
import type { MapSettings } from '@/components/map/map-place'

const TIMEOUT_MS = 6_000
const SCRIPT = 'https://api-maps.yandex.ru/2.1/'

type Loading = 'unused' | 'waiting' | 'ready'

interface YandexWindow {
  ymaps?: { ready: (done: () => void) => void }
}

let loading: Promise<void> | undefined

/**
 * Loads Yandex Maps if this installation uses them. Returns `unused` if the script is blocked, fails or takes over 6
 * s; the built-in map is then shown.
 */
export function useYandexScript({ driver, yandexKey }: Pick<MapSettings, 'driver' | 'yandexKey'>): Loading {
  const isWanted = driver === 'yandex' && Boolean(yandexKey)
  const [state, setState] = useState<Loading>(isWanted ? 'waiting' : 'unused')
  useEffect(() => {
    if (!isWanted || !yandexKey) return
    let isHere = true
    loading ??= loadYandex(yandexKey)
    loading.then(
      () => isHere && setState('ready'),
      (error: unknown) => {
        console.warn('Yandex Maps did not load, the built-in map stands in:', error)
        if (isHere) setState('unused')
      },
    )
    return () => {
      isHere = false
    }
  }, [isWanted, yandexKey])
  return state
}

function loadYandex(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error('time-out')), TIMEOUT_MS)
    const fail = () => {
      clearTimeout(timer)
      reject(new Error('blocked or unavailable'))
    }
    script.src = `${SCRIPT}?${new URLSearchParams({ apikey: key, lang: 'ru_RU', load: 'package.full', ns: 'ymaps', coordorder: 'longlat' })}`
    script.async = true
    script.onerror = fail
    script.onload = () => {
      const { ymaps } = window as unknown as YandexWindow
      if (!ymaps) return fail()
      ymaps.ready(() => {
        clearTimeout(timer)
        resolve()
      })
    }
    document.head.append(script)
  })
}
