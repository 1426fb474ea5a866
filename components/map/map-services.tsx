'use client'

import { useMemo, type ReactNode } from 'react'
import type { MapSettings } from '@/components/map/map-place'
import { MapProvider, type MapServices as Services } from '@/components/map/map-provider'
import type { MapSettings as SiteMap } from '@/lib/domains/site/contract'

export function MapServices({ map, children }: { map: SiteMap; children: ReactNode }) {
  const services = useMemo<Services>(
    () => ({
      settings: toSettings(map),
      ...(map.suggests_addresses && { suggestAddresses }),
      findAddress,
      describePoint,
    }),
    [map],
  )
  return <MapProvider services={services}>{children}</MapProvider>
}

function toSettings(map: SiteMap): MapSettings {
  const { driver, attribution, center, zoom } = map
  return {
    driver,
    attribution,
    center,
    zoom,
    yandexKey: map.yandex_key,
    tilesUrl: map.tiles_url,
    minZoom: map.min_zoom,
    maxZoom: map.max_zoom,
  }
}

const suggestAddresses: Services['suggestAddresses'] = async (text, signal) =>
  (await import('@/components/map/geocoder')).suggestAddresses(text, signal)

const describePoint: NonNullable<Services['describePoint']> = async (point) =>
  (await import('@/components/map/geocoder')).describePoint(point)

const findAddress: Services['findAddress'] = async (point) => (await describePoint(point)).address
