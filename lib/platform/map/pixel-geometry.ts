import RBush, { type BBox } from 'rbush'

export type Pixel = readonly [number, number]

export function pathLength(line: readonly Pixel[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + apart(line[index] ?? to, to), 0)
}

export function cutLine(line: readonly Pixel[], from: number, to: number): Pixel[] {
  const points: Pixel[] = []
  let passed = 0
  for (const [index, end] of line.slice(1).entries()) {
    const start = line[index] ?? end
    const length = apart(start, end)
    const at = (distance: number): Pixel => {
      const part = (distance - passed) / (length || 1)
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    }
    if (passed + length >= from && points.length === 0) points.push(at(from))
    if (passed + length >= to) return [...points, at(to)]
    if (points.length > 0) points.push(end)
    passed += length
  }
  return points
}

/** True without sharp corners or a half turn, so that text can follow the line. */
export function isGentle(line: readonly Pixel[]): boolean {
  const angles = line.slice(1).map((to, index) => {
    const from = line[index] ?? to
    return Math.atan2(to[1] - from[1], to[0] - from[0])
  })
  const turns = angles.slice(1).map((angle, index) => turn(angles[index] ?? angle, angle))
  return turns.every((one) => Math.abs(one) < 0.6) && Math.abs(turns.reduce((sum, one) => sum + one, 0)) < 1.1
}

/** Offsets a line, as the baseline of text centred on it. */
export function parallelLine(line: readonly Pixel[], distance: number): Pixel[] {
  return line.map(([x, y], index): Pixel => {
    const [x1, y1] = line[Math.max(index - 1, 0)] ?? [x, y]
    const [x2, y2] = line[Math.min(index + 1, line.length - 1)] ?? [x, y]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    return [x - ((y2 - y1) / length) * distance, y + ((x2 - x1) / length) * distance]
  })
}

export function pointsAlong(line: readonly Pixel[], step: number): Pixel[] {
  const length = pathLength(line)
  return Array.from({ length: Math.max(2, Math.ceil(length / step) + 1) }, (_, index) => {
    const at = Math.min(index * step, length)
    return cutLine(line, Math.max(0, at - 0.01), at)[0] ?? line[0] ?? [0, 0]
  })
}

function turn(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from))
}

function apart([x1, y1]: Pixel, [x2, y2]: Pixel): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

export type Box = readonly [number, number, number, number]

export class BoxTree<Thing extends { box: Box }> extends RBush<Thing> {
  override toBBox({ box }: Thing): BBox {
    return bounds(box)
  }

  override compareMinX(one: Thing, other: Thing): number {
    return one.box[0] - other.box[0]
  }

  override compareMinY(one: Thing, other: Thing): number {
    return one.box[1] - other.box[1]
  }
}

export function bounds([minX, minY, maxX, maxY]: Box): BBox {
  return { minX, minY, maxX, maxY }
}

/** Clips a polygon to a square from -margin to size + margin. */
export function clipRing(ring: readonly Pixel[], size: number, margin: number): readonly Pixel[] {
  const low = -margin
  const high = size + margin
  const sides = [
    { axis: 0, limit: low, sign: 1 },
    { axis: 0, limit: high, sign: -1 },
    { axis: 1, limit: low, sign: 1 },
    { axis: 1, limit: high, sign: -1 },
  ] as const
  return sides.reduce<readonly Pixel[]>((rest, { axis, limit, sign }) => cut(rest, axis, limit, sign), ring)
}

function cut(ring: readonly Pixel[], axis: 0 | 1, limit: number, sign: 1 | -1): Pixel[] {
  const isIn = (point: Pixel) => (point[axis] - limit) * sign >= 0
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point, axis, limit)]
    return isIn(point) ? [...crossing, point] : crossing
  })
}

function cross(from: Pixel, to: Pixel, axis: 0 | 1, limit: number): Pixel {
  const part = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}
