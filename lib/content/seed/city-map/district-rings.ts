import { districtAt, SIDE, listSquares, type Ground } from './district-ground'
import { smoothLine } from './outline'
import { distance, type Point } from './plane'

/** Deviation in metres drawn as a straight line. */
const STRAIGHT = 30

/**
 * Outline of a district. Each border between two triple points is smoothed from the same end, so neighbours share one
 * line.
 */
export function districtRing(ground: Ground, district: string): Point[] {
  const ring = longest(traceRings(ground, district))
  return cutChains(ground, ring).flatMap((chain) => plainBorder(chain).slice(0, -1))
}

/** Outlines on the grid with the district on the left; one that encloses others has several. */
function traceRings(ground: Ground, district: string): Point[][] {
  const steps = new Map<string, Point[]>()
  for (const [column, row] of listSquares(ground, district))
    for (const [from, to, beside] of listSides(column, row))
      if (districtAt(ground, ...beside) !== district) steps.set(`${from}`, [...(steps.get(`${from}`) ?? []), to])
  const rings: Point[][] = []
  for (const start of steps.keys()) {
    const ring: Point[] = []
    for (let to = steps.get(start)?.pop(); to; to = steps.get(`${to}`)?.pop()) ring.push(to)
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}

function listSides(column: number, row: number): [from: Point, to: Point, beside: [number, number]][] {
  const corners: [Point, Point, Point, Point] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
  return [
    [corners[0], corners[1], [column, row - 1]],
    [corners[1], corners[2], [column + 1, row]],
    [corners[2], corners[3], [column, row + 1]],
    [corners[3], corners[0], [column - 1, row]],
  ]
}

/** Rings cut at triple points. */
function cutChains(ground: Ground, ring: readonly Point[]): Point[][] {
  const cuts = ring.flatMap((point, index) => (isJunction(ground, point) ? [index] : []))
  const starts = cuts.length > 0 ? cuts : [indexOfLeast(ring)]
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? (starts[0] ?? 0) + ring.length
    return Array.from({ length: end - start + 1 }, (_, step) => ring[(start + step) % ring.length] as Point)
  })
}

function isJunction(ground: Ground, [column, row]: Point): boolean {
  const around = [
    districtAt(ground, column, row),
    districtAt(ground, column - 1, row),
    districtAt(ground, column - 1, row - 1),
    districtAt(ground, column, row - 1),
  ]
  return new Set(around).size > 2
}

function plainBorder(chain: readonly Point[]): readonly Point[] {
  const metres = chain.map(([column, row]): Point => [column * SIDE, row * SIDE])
  const isTurned = isLess(metres.at(-1) as Point, metres[0] as Point)
  const plain = smoothLine(simplify(isTurned ? metres.toReversed() : metres))
  return isTurned ? plain.toReversed() : plain
}

/** Douglas–Peucker. */
function simplify(line: readonly Point[]): readonly Point[] {
  const from = line[0] as Point
  const to = line.at(-1) as Point
  const farthest = line.reduce(
    (most, point, index) => (off(point, from, to) > off(line[most] as Point, from, to) ? index : most),
    0,
  )
  if (off(line[farthest] as Point, from, to) < STRAIGHT) return [from, to]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

function off(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length
}

function longest(rings: readonly Point[][]): Point[] {
  return rings.reduce((most, ring) => (ring.length > most.length ? ring : most))
}

function indexOfLeast(ring: readonly Point[]): number {
  return ring.reduce((least, point, index) => (isLess(point, ring[least] as Point) ? index : least), 0)
}

function isLess([x1, y1]: Point, [x2, y2]: Point): boolean {
  return x1 < x2 || (x1 === x2 && y1 < y2)
}
