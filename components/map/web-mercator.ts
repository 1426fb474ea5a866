import type { MapPoint } from '@/components/map/map-place'

/** A tile of web maps has a side of so many pixels. */
export const TILE = 256

/** Finds a point in the picture of the world at that zoom: pixels from the north-western corner, by Web Mercator. */
export function worldPixel({ longitude, latitude }: MapPoint, zoom: number): { x: number; y: number } {
  const side = TILE * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  }
}
