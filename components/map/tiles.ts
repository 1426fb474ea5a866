import type { MapPoint, MapSettings } from '@/components/map/map-place'
import { TILE, worldPixel } from '@/lib/contract/web-mercator'

/** A tile has the usual numbering of web maps. */
export interface Tile {
  z: number
  x: number
  y: number
}

/** Finds the tile in which the point lies. */
export function tileAt(point: MapPoint, zoom: number): Tile {
  const { x, y } = worldPixel(point, zoom)
  return { z: zoom, x: Math.floor(x / TILE), y: Math.floor(y / TILE) }
}

/** Answers whether the portal draws the tiles itself: their pictures then need no source line about another host. */
export function hasOwnTiles({ driver, tilesUrl }: MapSettings): boolean {
  return driver === 'builtin' && /^\/(?!\/)/.test(tilesUrl)
}

/** Gives its address by the pattern of the settings. */
export function tileUrl(pattern: string, tile: Tile, density: '' | '@2x'): string {
  const places: Record<string, string | number> = { ...tile, r: density }
  return pattern.replace(/\{(\w)\}/g, (_, name: string) => String(places[name] ?? ''))
}
