import { createRandom } from '@/lib/content/seed/random'
import { isInside, measureLength, overlap, pairs, pointAlong, rectangle, strip, type Point } from './plane'
import { plannedAreas } from './plan-land'
import { plannedStreets, type Building, type PlannedStreet, type StreetClass } from './plan-streets'

export interface PlannedHouse {
  street: PlannedStreet
  number: string
  middle: Point
  ring: readonly Point[]
}

interface Size {
  /** Metres along the street and away from it. */
  width: number
  depth: number
  /** Metres from the carriageway to the wall. */
  gap: number
}

const sizes: Record<Building, Size> = {
  private: { width: 12, depth: 10, gap: 7 },
  old: { width: 14, depth: 11, gap: 1.5 },
  town: { width: 26, depth: 13, gap: 5 },
  civic: { width: 52, depth: 20, gap: 8 },
  blocks: { width: 58, depth: 14, gap: 13 },
  port: { width: 34, depth: 20, gap: 7 },
}

/** Widths in metres, pavements included. */
const streetWidths: Record<StreetClass, number> = { main: 22, secondary: 16, street: 12, lane: 7 }

const STEP = 2

let houses: readonly PlannedHouse[] | undefined

/** Plans all numbered houses, always the same. */
export function planHouses(): readonly PlannedHouse[] {
  return (houses ??= plan())
}

function plan(): PlannedHouse[] {
  const ground = new Ground()
  return plannedStreets.flatMap((street) => [...numbered(street, ground), ...extras(street, ground)])
}

function numbered(street: PlannedStreet, ground: Ground): PlannedHouse[] {
  if (street.oneSide) return side(street, -1, count(1, street.last, 1), ground)
  return [...side(street, 1, count(1, street.last, 2), ground), ...side(street, -1, count(2, street.last, 2), ground)]
}

/** Spreads houses of one side over the free stretches. */
function side(street: PlannedStreet, hand: 1 | -1, numbers: string[], ground: Ground): PlannedHouse[] {
  const size = fitted(street, numbers.length)
  const all = count(STEP, measureLength(street.line) - STEP, STEP).map(Number)
  const free = all.filter((metres) =>
    ground.isFree(placeAt(street, hand, metres, { ...size, width: size.width * 0.9 })),
  )
  const stretch = free.length >= numbers.length ? free : all
  const width = Math.min(size.width, ((stretch.length * STEP) / numbers.length) * 0.84)
  return numbers.map((number, index) => {
    const metres = stretch[Math.floor(((index + 0.5) * stretch.length) / numbers.length)] ?? 0
    return ground.build(street, number, hand, metres, { ...varied(street, number, size), width })
  })
}

/** «27б» and «61 корпус 2» stand behind their house. */
function extras(street: PlannedStreet, ground: Ground): PlannedHouse[] {
  return street.extra.map((number) => {
    const base = ground.houses.find(
      (house) => house.street === street && house.number === String(Number.parseInt(number)),
    )
    if (!base) throw new Error(`Нет дома, от которого считается ${number}: ${street.name}`)
    const size = sizes[street.building]
    const metres = nearestMetres(street, base.middle)
    const hand = Number.parseInt(number) % 2 === 1 ? 1 : -1
    return ground.build(street, number, hand, metres, {
      ...size,
      width: size.width * 0.6,
      gap: size.gap + size.depth + 6,
    })
  })
}

/** Occupied ground by grid squares. */
class Ground {
  readonly houses: PlannedHouse[] = []
  private readonly taken = new Map<string, (readonly Point[])[]>()

  constructor() {
    for (const street of plannedStreets) {
      for (const [from, to] of pairs(street.line)) this.take(strip(from, to, streetWidths[street.class] + 1))
    }
    for (const area of plannedAreas) if (area.isFree) this.take(area.ring)
  }

  isFree(ring: readonly Point[]): boolean {
    return !listSquares(ring).some((square) => this.taken.get(square)?.some((other) => touches(ring, other)))
  }

  build(street: PlannedStreet, number: string, hand: 1 | -1, metres: number, size: Size): PlannedHouse {
    const tries = [1, 0.8, 0.6, 0.45].map((part) => ({
      width: size.width * part,
      depth: size.depth * Math.max(part, 0.7),
      gap: size.gap,
    }))
    const rings = tries.map((one) => placeAt(street, hand, metres, one))
    const ring = rings.find((one) => this.isFree(one)) ?? (rings.at(-1) as Point[])
    this.take(ring)
    const [a, , c] = ring as [Point, Point, Point]
    const house = { street, number, ring, middle: [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2] as const }
    this.houses.push(house)
    return house
  }

  private take(ring: readonly Point[]): void {
    for (const square of listSquares(ring)) this.taken.set(square, [...(this.taken.get(square) ?? []), ring])
  }
}

/** Areas have any shape, so corners of both are checked. */
function touches(house: readonly Point[], other: readonly Point[]): boolean {
  if (other.length === 4) return overlap(house, other)
  return house.some((corner) => isInside(corner, other)) || other.some((corner) => isInside(corner, house))
}

const SQUARE = 60

function listSquares(ring: readonly Point[]): string[] {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const squares: string[] = []
  for (let x = Math.floor(Math.min(...xs) / SQUARE); x <= Math.floor(Math.max(...xs) / SQUARE); x++) {
    for (let y = Math.floor(Math.min(...ys) / SQUARE); y <= Math.floor(Math.max(...ys) / SQUARE); y++)
      squares.push(`${x} ${y}`)
  }
  return squares
}

function placeAt(street: PlannedStreet, hand: 1 | -1, metres: number, size: Size): Point[] {
  const { point, angle } = pointAlong(street.line, metres)
  const away = (streetWidths[street.class] / 2 + size.gap + size.depth / 2) * hand
  const middle: Point = [point[0] - Math.sin(angle) * away, point[1] + Math.cos(angle) * away]
  return rectangle(middle, size.width, size.depth, angle)
}

function fitted(street: PlannedStreet, houses: number): Size {
  const size = sizes[street.building]
  return { ...size, width: Math.min(size.width, (measureLength(street.line) / Math.max(houses, 1)) * 0.84) }
}

/** Varies neighbours. */
function varied(street: PlannedStreet, number: string, size: Size): Size {
  const random = createRandom(`${street.name}, ${number}`)
  const depth = size.depth * random.between(0.8, 1.2)
  return { width: size.width * random.between(0.8, 1), depth, gap: size.gap * random.between(0.8, 1.5) }
}

function nearestMetres(street: PlannedStreet, [x, y]: Point): number {
  const all = count(0, measureLength(street.line), STEP).map(Number)
  const far = (metres: number) => {
    const { point } = pointAlong(street.line, metres)
    return Math.hypot(point[0] - x, point[1] - y)
  }
  return all.reduce((best, metres) => (far(metres) < far(best) ? metres : best), 0)
}

function count(from: number, to: number, step: number): string[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) =>
    String(from + index * step),
  )
}
