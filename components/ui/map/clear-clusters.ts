/** A rectangle in pixels of the whole world at one zoom: left, top, right, bottom. */
export type PixelBox = readonly [number, number, number, number]

/** A round mark by its middle and its radius. */
export interface RoundMark {
  x: number
  y: number
  radius: number
  /** A cluster stands for several places and may be moved a little; the mark of one place shows where it is. */
  isCluster: boolean
}

/** So many pixels to the right and down. */
export type Shift = readonly [number, number]

/** A cluster that stands farther off would be looked for elsewhere. */
const FARTHEST = 48
/** So much stays free between a cluster and what it made room for. */
const GAP = 2
const HERE: Shift = [0, 0]

/**
 * Says how far each mark is moved so that no cluster lies on a name of the map or on the chosen place. A cluster for
 * which nothing is free nearby stays where it is.
 */
export function clearClusters(marks: readonly RoundMark[], kept: readonly PixelBox[]): Shift[] {
  const standing = [...marks]
  return marks.map((mark, index) => {
    const near = mark.isCluster ? kept.filter((box) => gapTo(box, mark) < FARTHEST) : []
    if (!near.some((box) => covers(mark, box))) return HERE
    const others = standing.filter((_, other) => other !== index)
    const shift = shiftsAround(mark, near).find((one) => isFree(moved(mark, one), near, others)) ?? HERE
    standing[index] = moved(mark, shift)
    return shift
  })
}

/** Gives the ways beside, above and under what is near, the shortest first. */
function shiftsAround({ x, y, radius }: RoundMark, near: readonly PixelBox[]): Shift[] {
  const room = radius + GAP
  const rights = near.flatMap(([left, , right]) => [left - room - x, right + room - x])
  const downs = near.flatMap(([, top, , bottom]) => [top - room - y, bottom + room - y])
  return [0, ...rights]
    .flatMap((right) => [0, ...downs].map((down): Shift => [right, down]))
    .filter((shift) => Math.hypot(...shift) <= FARTHEST)
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
}

function isFree(mark: RoundMark, near: readonly PixelBox[], others: readonly RoundMark[]): boolean {
  const touches = ({ x, y, radius }: RoundMark) => Math.hypot(x - mark.x, y - mark.y) < radius + mark.radius
  return !near.some((box) => covers(mark, box)) && !others.some(touches)
}

function covers(mark: RoundMark, box: PixelBox): boolean {
  return gapTo(box, mark) < 0
}

/** Measures the pixels between the edge of a mark and a rectangle; less than nothing where they overlap. */
function gapTo([left, top, right, bottom]: PixelBox, { x, y, radius }: RoundMark): number {
  const [beside, above] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)]
  return Math.hypot(beside, above) - radius
}

function moved(mark: RoundMark, [right, down]: Shift): RoundMark {
  return { ...mark, x: mark.x + right, y: mark.y + down }
}
