'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { LeafletMap } from '@/components/map/leaflet-map'
import { useMapServices } from '@/components/map/map-provider'
import type { MapDriverProps, MapEvents, MapView } from '@/components/map/map-view'
import { MapHint, useHint } from '@/components/map/map-hint'
import { MapZoom } from '@/components/map/map-controls'
import { MapAbsent, MapFailed } from '@/components/map/map-placeholder'
import { useYandexScript } from '@/components/map/use-yandex-script'

const YandexMap = dynamic(async () => (await import('@/components/map/yandex-map')).YandexMap, { ssr: false })

interface MapCanvasProps {
  label: string
  firstView?: MapDriverProps['firstView']
  names?: MapDriverProps['names']
  words?: MapDriverProps['words']
  events: Partial<MapEvents>
  view: MapView | null
  onView: (view: MapView | null) => void
}

export function MapCanvas({ label, firstView, names, words, events, view, onView }: MapCanvasProps) {
  const { settings } = useMapServices()
  const yandex = useYandexScript(settings)
  const { hint, giveHint } = useHint()
  const whole = useMemo<MapEvents>(
    () => ({
      onChoose: none,
      onPoint: none,
      onFeature: none,
      onPin: none,
      onMove: none,
      onDrawn: none,
      ...events,
      onHint: giveHint,
    }),
    [events, giveHint],
  )
  if (yandex === 'unused' && settings.tilesUrl === '')
    return settings.driver === 'yandex' ? <MapFailed /> : <MapAbsent />
  const driver = { settings, label, firstView, names, words, events: whole, onView }
  return (
    <>
      {yandex === 'ready' && <YandexMap {...driver} />}
      {yandex === 'unused' && <LeafletMap {...driver} />}
      {view && <MapZoom view={view} />}
      <MapHint hint={hint} />
    </>
  )
}

function none() {}
