import { useEffect, useState } from 'react'
import type { MapSettings } from '@/components/map/map-place'

type Loading = 'unused' | 'waiting' | 'ready'

let loading: Promise<void> | undefined

/** Loads Yandex Maps if this installation uses them. Returns `unused` if they do not load: the built-in map is then shown. */
export function useYandexScript({ driver, yandexKey }: Pick<MapSettings, 'driver' | 'yandexKey'>): Loading {
  const isWanted = driver === 'yandex' && Boolean(yandexKey)
  const [state, setState] = useState<Loading>(isWanted ? 'waiting' : 'unused')
  useEffect(() => {
    if (!isWanted || !yandexKey) return
    let isHere = true
    loading ??= import('@/components/map/yandex-host').then(({ loadYandex }) => loadYandex(yandexKey))
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
