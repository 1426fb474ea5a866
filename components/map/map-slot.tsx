'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { prefetchDependencies } from '@/components/ui/lazy-part'
import { MapAbsent, MapBoundary, MapPlaceholder } from '@/components/map/map-placeholder'
import type { MapLayer, MarkedPlace } from '@/components/map/map-place'
import { useMapServices } from '@/components/map/map-provider'
import { hasMap } from '@/components/map/tiles'

const BASES = [() => import('@/components/map/leaflet-map')]

const MapPanel = dynamic(
  async () => {
    await prefetchDependencies(BASES)
    return (await import('@/components/map/map-panel')).MapPanel
  },
  { ssr: false, loading: () => <MapPlaceholder /> },
)

interface MapSlotProps {
  label: string
  places: readonly MarkedPlace[]
  layers: readonly MapLayer[]
  search?: boolean | undefined
  eager?: boolean | undefined
  tall?: boolean | undefined
  small?: boolean | undefined
  isSide: boolean
  bypassTo: string | null
}

export function MapSlot({ eager = false, tall, small, isSide, bypassTo, ...map }: MapSlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const { settings } = useMapServices()
  const isOnePoint = map.places.length === 1 && map.layers.length === 0
  const [isAsked, setAsked] = useState(eager)
  useEffect(() => (isAsked ? undefined : whenNear(box.current, () => setAsked(true))), [isAsked])
  if (!hasMap(settings))
    return (
      <div data-map-absent className="rounded-card bg-ground print:hidden">
        <MapAbsent />
      </div>
    )
  return (
    <div
      ref={box}
      className={classNames(
        'relative isolate overflow-hidden rounded-card bg-brand-tint print:hidden [@media(scripting:none)]:hidden',
        chooseHeight(isOnePoint, { tall, small, isSide }),
      )}
    >
      {bypassTo !== null && <SkipMapLink to={bypassTo} />}
      <MapBoundary>{isAsked ? <MapPanel {...map} /> : <MapPlaceholder />}</MapBoundary>
    </div>
  )
}

function chooseHeight(
  isOnePoint: boolean,
  { tall, small, isSide }: Pick<MapSlotProps, 'tall' | 'small' | 'isSide'>,
): string {
  if (isOnePoint) return small ? 'h-60' : 'h-64 sm:h-80'
  if (small) return 'h-96'
  return classNames('sm:h-[28rem]', tall ? 'h-[32rem]' : 'h-96', tall || isSide ? 'lg:h-[40rem]' : 'lg:h-[34rem]')
}

const NEAR = '400px'

function whenNear(box: HTMLElement | null, load: () => void): () => void {
  const root = box?.closest('[data-places-map]')
  if (!box || !root) return () => undefined
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: NEAR,
  })
  const onClick = (event: Event) =>
    event.target instanceof Element && event.target.closest('[data-place-show]') && load()
  observer.observe(box)
  root.addEventListener('click', onClick)
  return () => {
    observer.disconnect()
    root.removeEventListener('click', onClick)
  }
}

/** Skips the many tab stops of a map. Visible while focused. */
export function SkipMapLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className={classNames(
        'sr-only font-medium focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-[1010]',
        'focus:rounded-field focus:bg-ink focus:px-5 focus:py-3 focus:text-paper',
      )}
    >
      Пропустить карту
    </a>
  )
}
