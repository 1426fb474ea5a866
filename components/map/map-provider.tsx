'use client'

import { createContext, useContext, type ReactNode, useMemo } from 'react'
import type { AddressSuggestion, MapPoint, MapSettings, PointFacts } from '@/components/map/map-place'

export interface MapServices {
  settings: MapSettings
  /** Best first. Rejects if the service is down. */
  suggestAddresses?: (text: string, signal: AbortSignal) => Promise<AddressSuggestion[]>
  /** Returns null if there is none. */
  findAddress?: (point: MapPoint) => Promise<string | null>
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

/** Maps inside use the built-in driver: a page whose URL is a secret must not load foreign scripts. */
export function BuiltinMaps({ children }: { children: ReactNode }) {
  const services = useMapServices()
  const own = useMemo(
    () => ({ ...services, settings: { ...services.settings, driver: 'builtin' as const, yandexKey: null } }),
    [services],
  )
  return <MapProvider services={own}>{children}</MapProvider>
}
