type Point = readonly [number, number]

/** Centre of the mass of a closed ring, so that many corners at one side do not draw it there. */
export function findRingMiddle(ring: readonly Point[]): Point {
  const [start = [0, 0]] = ring
  let area = 0
  let x = 0
  let y = 0
  for (const [index, to] of ring.slice(1).entries()) {
    const from = relate(ring[index] ?? start, start)
    const end = relate(to, start)
    const part = from[0] * end[1] - end[0] * from[1]
    area += part
    x += (from[0] + end[0]) * part
    y += (from[1] + end[1]) * part
  }
  return area === 0 ? start : [start[0] + x / (3 * area), start[1] + y / (3 * area)]
}

/** Near zero, where products keep their digits. */
function relate([x, y]: Point, [startX, startY]: Point): Point {
  return [x - startX, y - startY]
}
