import { setImmediate as nextTask } from 'node:timers/promises'
import type { Box } from '@/lib/platform/map/pixel-geometry'
import type { CityMap } from '@/lib/platform/map/city-map'
import { MIN_ZOOM } from '@/lib/platform/map/mercator'
import { getBounds, getLabels, type Label } from '@/lib/platform/map/place-labels'

/** Left, top, width and height from (x, y), in pixels of the world at `zoom`. */
interface LabelBoxes {
  zoom: number
  x: number
  y: number
  boxes: [number, number, number, number][]
}

/** At higher zooms markers are single buildings, and street names are everywhere. */
const LAST_ZOOM = 15
/** Boxes of a street name: one alone would cover much of what a diagonal street passes. */
const PARTS = 3

export async function getLabelBoxes(map: CityMap | null): Promise<LabelBoxes[]> {
  const found: LabelBoxes[] = []
  for (let zoom = MIN_ZOOM; map && zoom <= LAST_ZOOM; zoom++) {
    found.push(boxesAt(map, zoom))
    await nextTask()
  }
  return found
}

export function boxesAt(map: CityMap, zoom: number): LabelBoxes {
  const boxes = getLabels(map, zoom).flatMap(toBoxes)
  const [x, y] = boxes.length > 0 ? getBounds(boxes).map(Math.floor) : []
  const west = x ?? 0
  const north = y ?? 0
  return {
    zoom,
    x: west,
    y: north,
    boxes: boxes.map(([left, top, right, bottom]) => [
      Math.floor(left) - west,
      Math.floor(top) - north,
      Math.ceil(right - left),
      Math.ceil(bottom - top),
    ]),
  }
}

function toBoxes({ bodies }: Label): Box[] {
  const part = Math.ceil(bodies.length / PARTS)
  return Array.from({ length: Math.ceil(bodies.length / part) }, (_, index) =>
    getBounds(bodies.slice(index * part, (index + 1) * part)),
  )
}
