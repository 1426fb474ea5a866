/** Left, top, right, bottom, in pixels of the whole world at one zoom. */
export type PixelBox = readonly [number, number, number, number]

export interface RoundMark {
  x: number
  y: number
  radius: number
  isCluster: boolean
}

/** Pixels to the right and down. */
export type Shift = readonly [number, number]

/** Pixels; a cluster moved this far is still over its places. */
const FARTHEST = 56
const STEP = 3
const HERE: Shift = [0, 0]

const shifts = Array.from({ length: 2 * Math.floor(FARTHEST / STEP) + 1 }, (_, index) => STEP * index)
  .map((pixels) => pixels - STEP * Math.floor(FARTHEST / STEP))
  .flatMap((right, _, steps) => steps.map((down): Shift => [right, down]))
  .filter((shift) => Math.hypot(...shift) <= FARTHEST)
  .sort((one, other) => Math.hypot(...one) - Math.hypot(...other))

/** Moves clusters off names of the map and the chosen place; one without free space nearby stays. */
export function clearClusters(marks: readonly RoundMark[], kept: readonly PixelBox[]): Shift[] {
  const standing = [...marks]
  return marks.map((mark, index) => {
    const near = mark.isCluster ? kept.filter((box) => gapTo(box, mark) < FARTHEST) : []
    if (!near.some((box) => gapTo(box, mark) < 0)) return HERE
    const others = standing.filter((other, number) => number !== index && gapBetween(mark, other) < FARTHEST)
    const shift = shifts.find((one) => isFree(moved(mark, one), near, others)) ?? HERE
    standing[index] = moved(mark, shift)
    return shift
  })
}

function isFree(mark: RoundMark, near: readonly PixelBox[], others: readonly RoundMark[]): boolean {
  return near.every((box) => gapTo(box, mark) >= 0) && others.every((other) => gapBetween(mark, other) >= 0)
}

function gapBetween(one: RoundMark, other: RoundMark): number {
  return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius
}

function gapTo([left, top, right, bottom]: PixelBox, { x, y, radius }: RoundMark): number {
  const beside = Math.max(left - x, x - right, 0)
  const above = Math.max(top - y, y - bottom, 0)
  return Math.hypot(beside, above) - radius
}

function moved(mark: RoundMark, [right, down]: Shift): RoundMark {
  return { ...mark, x: mark.x + right, y: mark.y + down }
}

/** Names in the tiles of one zoom: left, top, width, height in pixels from `x`, `y`. */
export interface ZoomNames {
  zoom: number
  x: number
  y: number
  boxes: readonly (readonly [number, number, number, number])[]
}

export function namesAt(names: readonly ZoomNames[], zoom: number): PixelBox[] {
  const found = names.find((one) => one.zoom === zoom)
  if (!found) return []
  const { x, y, boxes } = found
  return boxes.map(([left, top, width, height]) => [x + left, y + top, x + left + width, y + top + height])
}
