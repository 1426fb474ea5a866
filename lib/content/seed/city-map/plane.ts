/** Metres east and north of Согласия square. */
export type Point = readonly [number, number]

/** Согласия square. */
const origin = { latitude: 41.86, longitude: 48.56 } as const

const METRES_OF_LATITUDE = 111_060
const METRES_OF_LONGITUDE = 82_900

/** WGS 84 to a tenth of a metre, or corners would not be square. */
export function toDegrees([east, north]: Point): { latitude: number; longitude: number } {
  return {
    latitude: round6(origin.latitude + north / METRES_OF_LATITUDE),
    longitude: round6(origin.longitude + east / METRES_OF_LONGITUDE),
  }
}

/** Parses «-70 0, -540 -20». */
export function asPoints(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [east, north] = pair.trim().split(' ').map(Number)
    return [east ?? 0, north ?? 0]
  })
}

export function measureLength(line: readonly Point[]): number {
  return pairs(line).reduce((sum, [from, to]) => sum + distance(from, to), 0)
}

/** Returns the point at a distance along the line and the direction in radians from the east. */
export function pointAlong(line: readonly Point[], metres: number): { point: Point; angle: number } {
  let left = metres
  const segments = pairs(line)
  for (const [index, [from, to]] of segments.entries()) {
    const length = distance(from, to)
    if (left <= length || index === segments.length - 1) {
      const part = left / length
      const point: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      return { point, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) }
    }
    left -= length
  }
  throw new Error('У линии нет ни одного отрезка')
}

/** Rectangle around its middle. */
export function rectangle([east, north]: Point, width: number, depth: number, angle: number): Point[] {
  const corners: Point[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ]
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return corners.map(([x, y]) => [east + x * cos - y * sin, north + x * sin + y * cos])
}

/** Returns whether two convex shapes overlap. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return ![one, other].some((shape) =>
    edges(shape).some(([from, to]) => {
      const axis: Point = [from[1] - to[1], to[0] - from[0]]
      const a = spread(one, axis)
      const b = spread(other, axis)
      return a[1] <= b[0] || b[1] <= a[0]
    }),
  )
}

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return edges(ring).reduce((inside, [[x1, y1], [x2, y2]]) => {
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)
}

export function strip(from: Point, to: Point, width: number): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return rectangle(middle, distance(from, to), width, Math.atan2(to[1] - from[1], to[0] - from[0]))
}

export function pairs(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to])
}

function edges(ring: readonly Point[]): [Point, Point][] {
  const last = ring.at(-1)
  return last ? pairs([last, ...ring]) : []
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

function spread(shape: readonly Point[], [x, y]: Point): [number, number] {
  const shadows = shape.map((point) => point[0] * x + point[1] * y)
  return [Math.min(...shadows), Math.max(...shadows)]
}

function round6(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
