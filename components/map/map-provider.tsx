'use client'

import { createContext, useContext, type ReactNode, useMemo } from 'react'
import type { AddressSuggestion, MapPoint, MapSettings, PointFacts } from '@/components/map/map-place'

/** Every map of the portal needs these, and no page should have to pass them on. */
export interface MapServices {
  settings: MapSettings
  /** Finds addresses like the typed text, best first. Rejects when the service is away: the text then stands as typed. */
  suggestAddresses?: (text: string, signal: AbortSignal) => Promise<AddressSuggestion[]>
  /** The address at a point; null where there is none. */
  findAddress?: (point: MapPoint) => Promise<string | null>
  /** The same, and whether the point is in the city. */
  describePoint?: (point: MapPoint) => Promise<PointFacts>
}

const MapContext = createContext<MapServices | null>(null)

export function MapProvider({ services, children }: { services: MapServices; children: ReactNode }) {
  return <MapContext value={services}>{children}</MapContext>
}

export function useMapServices(): MapServices {
  const services = useContext(MapContext)
  if (!services) throw new Error('A map stands outside of MapProvider')
  return services
}

/** Maps in it are drawn by the portal itself: a page whose address is a secret lets no foreign script read it. */
export function BuiltinMaps({ children }: { children: ReactNode }) {
  const services = useMapServices()
  const own = useMemo(
    () => ({ ...services, settings: { ...services.settings, driver: 'builtin' as const, yandexKey: null } }),
    [services],
  )
  return <MapProvider services={own}>{children}</MapProvider>
}
