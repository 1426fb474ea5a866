import { MAX_ZOOM, MIN_ZOOM } from '@/lib/platform/map/mercator'
import type { Setting } from '@/lib/platform/payload/payload-types'
import type { CityBounds } from '@/lib/platform/map/city-plan'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { MapSettings } from '@/lib/domains/site/contract'

const USUAL_ZOOM = 14

type Given = Partial<
  Pick<
    Setting,
    | 'cityGenitive'
    | 'latitude'
    | 'longitude'
    | 'mapDriver'
    | 'yandexMapsKey'
    | 'mapTilesUrl'
    | 'mapAttribution'
    | 'mapZoom'
  >
>

/**
 * Back office settings, else those of the process, else the portal's own tiles if there is a `plan`. Without a city
 * point the map opens at the centre of the plan.
 */
export function toMapSettings(given: Given, plan: CityBounds | null): MapSettings {
  const key = given.yandexMapsKey || env.YANDEX_MAPS_KEY || null
  const isYandex = key !== null && given.mapDriver !== 'builtin'
  const [west, south, east, north] = plan ?? [0, 0, 0, 0]
  return {
    driver: isYandex ? 'yandex' : 'builtin',
    yandex_key: isYandex ? key : null,
    tiles_url: given.mapTilesUrl || env.MAP_TILES_URL || getPortalTiles(plan),
    suggests_addresses: plan !== null || env.GEOCODER !== 'own',
    attribution: given.mapAttribution || `Данные города ${given.cityGenitive ?? ''}`.trim(),
    center: { latitude: given.latitude ?? (south + north) / 2, longitude: given.longitude ?? (west + east) / 2 },
    zoom: given.mapZoom ?? USUAL_ZOOM,
    min_zoom: MIN_ZOOM,
    max_zoom: MAX_ZOOM,
  }
}

export function getPortalTiles(plan: CityBounds | null): string {
  return plan ? paths.mapTiles : ''
}
