import { TILE, type WorldPoint } from '@/lib/contract/web-mercator'

export interface Tile {
  z: number
  x: number
  y: number
  ratio: 1 | 2
}

export const MIN_ZOOM = 10
export const MAX_ZOOM = 18

const EQUATOR_METRES = 40_075_016.7

export function toDegrees([x, y]: WorldPoint): { longitude: number; latitude: number } {
  return { longitude: (x - 0.5) * 360, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

/** Null for an invalid tile; `y` may be `6100@2x`. */
export function parseTile(z: string, x: string, y: string): Tile | null {
  const row = /^(\d{1,7})(@2x)?(?:\.png)?$/.exec(y)
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x) || !row) return null
  const tile: Tile = { z: Number(z), x: Number(x), y: Number(row[1]), ratio: row[2] ? 2 : 1 }
  const side = 2 ** tile.z
  return tile.z >= MIN_ZOOM && tile.z <= MAX_ZOOM && tile.x < side && tile.y < side ? tile : null
}

export function worldSize(zoom: number): number {
  return TILE * 2 ** zoom
}

export function pixelsOfMetre(zoom: number, [, y]: WorldPoint): number {
  const { latitude } = toDegrees([0, y])
  return worldSize(zoom) / (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180))
}
