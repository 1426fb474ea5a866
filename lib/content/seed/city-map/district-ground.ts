import { distance, type Point } from './plane'

/** Side of a grid square, metres. */
export const SIDE = 20
/** Reach of a house, in squares. */
const REACH = 8
const TIMES_EVENED = 3
/** Radius in metres in which most houses decide, so that a street through another district does not cut it. */
const AROUND = 300

/** Squares are numbered row + column × this. */
const COLUMN = 100_000
const MIDDLE = COLUMN / 2

/** Districts by square. */
export type Ground = ReadonlyMap<number, string>

interface DistrictHouse {
  district: string
  middle: Point
}

/** Land near houses belongs to the district of the nearest one. */
export function divideGround(houses: readonly DistrictHouse[], isLand: (point: Point) => boolean): Ground {
  let ground: Ground = growFrom(prevailing(houses), isLand)
  for (let time = 0; time < TIMES_EVENED; time += 1) ground = evenOut(ground)
  return withoutEnclaves(ground)
}

export function districtAt(ground: Ground, column: number, row: number): string {
  return ground.get(toKey(column, row)) ?? ''
}

export function listSquares(ground: Ground, district: string): [column: number, row: number][] {
  return [...ground].filter(([, name]) => name === district).map(([key]) => parseKey(key))
}

function prevailing(houses: readonly DistrictHouse[]): DistrictHouse[] {
  const blocks = new Map<number, DistrictHouse[]>()
  const toBlock = ({ middle: [x, y] }: DistrictHouse) => toKey(Math.floor(x / AROUND), Math.floor(y / AROUND))
  for (const house of houses) blocks.set(toBlock(house), [...(blocks.get(toBlock(house)) ?? []), house])
  return houses.map((house) => {
    const block = toBlock(house)
    const near = [block, ...neighbours(block), ...neighbours(block + 1), ...neighbours(block - 1)]
    const beside = [...new Set(near)]
      .flatMap((key) => blocks.get(key) ?? [])
      .filter(({ middle }) => distance(middle, house.middle) < AROUND)
    return { middle: house.middle, district: mostCommon(beside.map(({ district }) => district)) }
  })
}

function growFrom(houses: readonly DistrictHouse[], isLand: (point: Point) => boolean): Map<number, string> {
  const ground = new Map(
    houses.map(({ middle: [x, y], district }) => [toKey(Math.floor(x / SIDE), Math.floor(y / SIDE)), district]),
  )
  let edge = [...ground]
  for (let step = 0; step < REACH; step += 1) {
    const next = edge.flatMap(([key, district]) => neighbours(key).map((near): [number, string] => [near, district]))
    edge = next.filter(([key, district]) => {
      if (ground.has(key) || !isLand(computeMiddle(key))) return false
      ground.set(key, district)
      return true
    })
  }
  return ground
}

/** Smooths borders: a border square takes the most frequent name around. */
function evenOut(ground: Ground): Map<number, string> {
  const evened = new Map(ground)
  for (const [key, name] of ground) {
    if (neighbours(key).every((near) => ground.get(near) === name)) continue
    const common = commonAround(ground, key)
    if (common === '') evened.delete(key)
    else evened.set(key, common)
  }
  return evened
}

function commonAround(ground: Ground, key: number): string {
  const steps = [-2, -1, 0, 1, 2]
  return mostCommon(steps.flatMap((x) => steps.map((y) => ground.get(key + x * COLUMN + y) ?? '')))
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0]
}

/** Keeps the largest part of each district; others join a touching district. */
function withoutEnclaves(ground: Ground): Ground {
  const whole = new Map(ground)
  for (const district of new Set(ground.values())) {
    const [, ...others] = findPieces(ground, district).sort((one, other) => other.length - one.length)
    for (const piece of others) for (const key of piece) whole.set(key, findNeighbourName(ground, piece, district))
  }
  return new Map([...whole].filter(([, name]) => name !== ''))
}

function findNeighbourName(ground: Ground, piece: readonly number[], district: string): string {
  const names = piece.flatMap((key) => neighbours(key).map((near) => ground.get(near) ?? ''))
  return names.find((name) => name !== district && name !== '') ?? ''
}

function findPieces(ground: Ground, district: string): number[][] {
  const left = new Set([...ground].filter(([, name]) => name === district).map(([key]) => key))
  const pieces: number[][] = []
  for (const first of left) {
    const piece = [first]
    left.delete(first)
    for (const key of piece) piece.push(...neighbours(key).filter((near) => left.delete(near)))
    pieces.push(piece)
  }
  return pieces
}

function neighbours(key: number): number[] {
  return [key - COLUMN, key + COLUMN, key - 1, key + 1]
}

function toKey(column: number, row: number): number {
  return column * COLUMN + row + MIDDLE
}

function parseKey(key: number): [column: number, row: number] {
  const column = Math.floor(key / COLUMN)
  return [column, key - column * COLUMN - MIDDLE]
}

function computeMiddle(key: number): Point {
  const [column, row] = parseKey(key)
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE]
}
