'use client'

import dynamic from 'next/dynamic'
import { useMemo, useCallback, useEffect, useRef, useState } from 'react'
import { LeafletMap } from '@/components/map/leaflet-map'
import { useMapServices } from '@/components/map/map-provider'
import type { MapDriverProps, MapEvents, MapView } from '@/components/map/map-view'
import { MapZoom } from '@/components/map/map-controls'
import { useYandexScript } from '@/components/map/use-yandex-script'
import { classNames } from '@/components/ui/class-names'

const YandexMap = dynamic(async () => (await import('@/components/map/yandex-map')).YandexMap, { ssr: false })

interface MapCanvasProps {
  label: string
  sight?: MapDriverProps['sight']
  names?: MapDriverProps['names']
  words?: MapDriverProps['words']
  events: Partial<MapEvents>
  view: MapView | null
  onView: (view: MapView | null) => void
}

export function MapCanvas({ label, sight, names, words, events, view, onView }: MapCanvasProps) {
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
  const driver = { settings, label, sight, names, words, events: whole, onView }
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

type Gesture = 'wheel' | 'touch'

const words: Record<Gesture, string> = {
  wheel: 'Нажмите на карту, чтобы менять масштаб колесом',
  touch: 'Двигайте карту двумя пальцами или коснитесь её',
}

export function MapHint({ hint }: { hint: Gesture | null }) {
  return (
    <p
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-x-0 top-1/2 z-[1010] mx-auto w-fit max-w-[80%] -translate-y-1/2 rounded-card bg-deep px-5 py-3 text-center text-paper transition-opacity print:hidden',
        hint ? 'opacity-90' : 'opacity-0',
      )}
    >
      {words[hint ?? 'wheel']}
    </p>
  )
}

const HINT_MS = 1_800

export function useHint() {
  const [hint, setHint] = useState<Gesture | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const giveHint = useCallback((gesture: Gesture) => {
    clearTimeout(timer.current)
    setHint(gesture)
    timer.current = setTimeout(() => setHint(null), HINT_MS)
  }, [])
  return { hint, giveHint }
}
