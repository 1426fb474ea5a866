'use client'

import { useYMaps, YMaps } from '@pbe/react-yandex-maps'
import { useEffect, useRef } from 'react'
import { MapBox } from '@/components/map/map-box'
import type { MapDriverProps } from '@/components/map/map-view'
import type { YandexApi } from '@/components/map/yandex-api'
import { YandexView } from '@/components/map/yandex-view'

/** Draws the map of Yandex once its script is here: the library itself never says when it fails to come. */
export function YandexMap(props: MapDriverProps) {
  return (
    <YMaps query={{ ns: 'ymaps' }}>
      <Canvas {...props} />
    </YMaps>
  )
}

function Canvas({ settings, label, words, events, onView }: MapDriverProps) {
  const box = useRef<HTMLDivElement>(null)
  const api = useYMaps() as unknown as YandexApi | null
  useEffect(() => {
    if (!box.current || !api) return
    const view = new YandexView(api, box.current, settings, { events, words })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [api, settings, words, events, onView])
  return <MapBox ref={box} label={label} />
}
