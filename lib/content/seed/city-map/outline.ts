import { distance, type Point } from './plane'

/** Cuts corners twice. */
export function smoothRing(ring: readonly Point[], times = 2): readonly Point[] {
  if (times === 0) return ring
  const cut = ring.flatMap((from, index) => quarters(from, ring[(index + 1) % ring.length] ?? from))
  return smoothRing(cut, times - 1)
}

/** The same with fixed ends. */
export function smoothLine(line: readonly Point[], times = 2): readonly Point[] {
  if (times === 0 || line.length < 3) return line
  const cut = line.slice(1).flatMap((to, index) => quarters(line[index] ?? to, to))
  const ends = [line.at(0), line.at(-1)] as [Point, Point]
  return smoothLine([ends[0], ...cut.slice(1, -1), ends[1]], times - 1)
}

/** Strip of land along the right side of a line. */
export function bank(line: readonly Point[], metres: number): Point[] {
  const inland = line.map(([x, y], index): Point => {
    const [x1, y1] = line[Math.max(index - 1, 0)] ?? [x, y]
    const [x2, y2] = line[Math.min(index + 1, line.length - 1)] ?? [x, y]
    const length = Math.max(distance([x1, y1], [x2, y2]), 1)
    return [x + ((y2 - y1) / length) * metres, y - ((x2 - x1) / length) * metres]
  })
  return [...line, ...inland.reverse()]
}

/** Smallest convex outline at a distance in metres. */
export function hull(points: readonly Point[], margin: number): Point[] {
  const around = points.flatMap(([x, y]): Point[] => [
    [x - margin, y],
    [x + margin, y],
    [x, y - margin],
    [x, y + margin],
  ])
  const sorted = around.sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2)
  return [...half(sorted), ...half(sorted.reverse())]
}

function half(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2) as Point, chain.at(-1) as Point, point)) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function turnsLeft([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): boolean {
  return (x2 - x1) * (y3 - y1) > (y2 - y1) * (x3 - x1)
}

function quarters([x1, y1]: Point, [x2, y2]: Point): [Point, Point] {
  return [
    [x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25],
    [x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75],
  ]
}
