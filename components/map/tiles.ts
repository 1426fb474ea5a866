import type { MapPoint, MapSettings } from '@/components/map/map-place'
import { TILE, worldPixel } from '@/lib/contract/web-mercator'

export interface Tile {
  z: number
  x: number
  y: number
}

export function tileAt(point: MapPoint, zoom: number): Tile {
  const { x, y } = worldPixel(point, zoom)
  return { z: zoom, x: Math.floor(x / TILE), y: Math.floor(y / TILE) }
}

/** False if the city has no plan, other tiles or Yandex Maps: places are then addresses in words. */
export function hasMap({ driver, tilesUrl }: MapSettings): boolean {
  return driver === 'yandex' || tilesUrl !== ''
}

/** True if the map needs no attribution of another host. */
export function hasPortalTiles({ driver, tilesUrl }: MapSettings): boolean {
  return driver === 'builtin' && /^\/(?!\/)/.test(tilesUrl)
}

export function tileUrl(pattern: string, tile: Tile, density: '' | '@2x'): string {
  const places: Record<string, string | number> = { ...tile, r: density }
  return pattern.replace(/\{(\w)\}/g, (_, name: string) => String(places[name] ?? ''))
}
