import type { PixelBox } from '@/components/map/clear-clusters'

/** It says where names stand in the tiles of one zoom: left, top, width and height from a corner of the world, in pixels. */
export interface ZoomNames {
  zoom: number
  x: number
  y: number
  boxes: readonly (readonly [number, number, number, number])[]
}

/** Gives the boxes of the names that stand on the map at this zoom. */
export function namesAt(names: readonly ZoomNames[], zoom: number): PixelBox[] {
  const found = names.find((one) => one.zoom === zoom)
  if (!found) return []
  const { x, y, boxes } = found
  return boxes.map(([left, top, width, height]) => [x + left, y + top, x + left + width, y + top + height])
}
