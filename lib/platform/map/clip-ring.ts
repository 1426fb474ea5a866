import type { Pixel } from '@/lib/platform/map/line-path'

/** Cuts a closed outline to a square from -margin to size + margin; what is cut runs along its edge. */
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
