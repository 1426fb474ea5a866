import type { PixelBox } from '@/components/ui/map/clear-clusters'

/** Names in the tiles of one zoom: left, top, width and height from a corner, in pixels of the whole world. */
export interface MapNames {
  zoom: number
  x: number
  y: number
  boxes: readonly (readonly [number, number, number, number])[]
}

/** Gives the boxes of the names that stand on the map at this zoom. */
export function namesAt(names: readonly MapNames[], zoom: number): PixelBox[] {
  const found = names.find((one) => one.zoom === zoom)
  if (!found) return []
  const { x, y, boxes } = found
  return boxes.map(([left, top, width, height]) => [x + left, y + top, x + left + width, y + top + height])
}
