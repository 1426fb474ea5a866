export const TILE = 256

/** A point of the Web Mercator square: 0…1 from the west and from the north. */
export type WorldPoint = readonly [number, number]

export function toWorld(longitude: number, latitude: number): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

export function worldPixel({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number) {
  const [x, y] = toWorld(longitude, latitude)
  const side = TILE * 2 ** zoom
  return { x: x * side, y: y * side }
}

/** Metres in a degree of latitude, and of longitude at the equator. */
export const METRES_PER_DEGREE = 111_320

/** Whole metres between two points of one city, degrees. */
export function countMetres(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const east = (to.x - from.x) * Math.cos((from.y * Math.PI) / 180)
  return Math.round(Math.hypot(east, to.y - from.y) * METRES_PER_DEGREE)
}
