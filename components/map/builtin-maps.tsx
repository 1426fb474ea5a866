'use client'

import { useMemo, type ReactNode } from 'react'
import { MapProvider, useMapServices } from '@/components/map/map-provider'

/** Maps in it are drawn by the portal itself: a page whose address is a secret lets no foreign script read it. */
export function BuiltinMaps({ children }: { children: ReactNode }) {
  const services = useMapServices()
  const own = useMemo(
    () => ({ ...services, settings: { ...services.settings, driver: 'builtin' as const, yandexKey: null } }),
    [services],
  )
  return <MapProvider services={own}>{children}</MapProvider>
}
