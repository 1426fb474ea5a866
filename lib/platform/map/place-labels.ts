import {
  bounds,
  BoxTree,
  type Box,
  parallelLine,
  pointsAlong,
  isGentle,
  pathLength,
  cutLine,
  type Pixel,
} from '@/lib/platform/map/pixel-geometry'
import type { CityMap, MapFeature } from '@/lib/platform/map/city-map'
import { areaStyles, colours, findLineStyle, lineStyles } from '@/lib/platform/map/tile-style'
import { findRingMiddle } from '@/lib/contract/ring-middle'
import { worldSize } from '@/lib/platform/map/mercator'

export interface Label {
  lines: readonly string[]
  size: number
  colour: string
  isBold: boolean
  spacing: number
  /** Baseline along a line; undefined for horizontal text around `middle`. */
  path?: readonly Pixel[]
  middle: Pixel
  /** Covered boxes; text along a line has one per letter. */
  bodies: readonly Box[]
  box: Box
}

type Candidate = Omit<Label, 'box'> & { rank: number }

const REPEAT = 520
const NUMBERS_FROM = 17

const placed = new WeakMap<CityMap, Map<number, Label[]>>()

export function getLabels(map: CityMap, zoom: number): Label[] {
  const known = placed.get(map) ?? new Map<number, Label[]>()
  placed.set(map, known)
  const found = known.get(zoom) ?? placeLabels(map, zoom)
  known.set(zoom, found)
  return found
}

/** Places labels of the whole city at once, important ones first: equal in all tiles they cross, without overlaps. */
export function placeLabels(map: CityMap, zoom: number): Label[] {
  const candidates = map.features
    .flatMap((feature) => toCandidates(feature, zoom))
    .sort((one, other) => one.rank - other.rank)
  const taken = new BoxTree<{ box: Box }>()
  const labels: Label[] = []
  for (const { rank: _, ...label } of candidates) {
    const { bodies } = label
    if (bodies.some((body) => taken.collides(bounds(body)))) continue
    for (const box of bodies) taken.insert({ box })
    labels.push({ ...label, box: getBounds(bodies) })
  }
  return labels
}

function toCandidates(feature: MapFeature, zoom: number): Candidate[] {
  if (feature.shape === 'point') return placeCandidate(feature, zoom)
  if (feature.shape === 'line') return lineCandidates(feature, zoom)
  return feature.kind === 'house' ? numberCandidate(feature, zoom) : areaCandidate(feature, zoom)
}

/** In short lines: shores are often near the edge of a map, where a long name would be cut. */
const waters = { size: 13, spacing: 0.8, lineLength: 12 }
const townSizes: Record<number, number> = { 10: 15, 11: 17, 12: 20, 13: 22 }

function placeCandidate({ kind, name, rings, beginsAtPoint }: MapFeature, zoom: number): Candidate[] {
  const middle = pixel(rings[0]?.[0] ?? [0, 0], zoom)
  const isVillage = name.includes(' ')
  if (kind === 'town' && zoom <= (isVillage ? 14 : 13)) {
    const size = isVillage ? 12 : (townSizes[zoom] ?? 16)
    const label = uprightLabel(name, middle, { size, colour: colours.ink, isBold: true }, 0)
    return [beginsAtPoint ? movedRight(label) : label]
  }
  if (kind === 'sea' || (kind === 'water' && zoom >= 13))
    return [uprightLabel(name, middle, { ...waters, colour: colours.waterText }, 1)]
  if (kind === 'sight' && zoom >= 14) return [uprightLabel(name, middle, { size: 11.5, colour: colours.sightText }, 3)]
  return []
}

function areaCandidate({ kind, name, rings, box }: MapFeature, zoom: number): Candidate[] {
  const style = areaStyles[kind]?.name
  if (!style || !name || zoom < style.from || zoom > (style.to ?? 99)) return []
  const isDistrict = kind === 'district'
  const looks = { size: style.size, colour: style.colour, spacing: isDistrict ? 1.6 : 0 }
  const text = isDistrict ? name.toLocaleUpperCase('ru') : name
  const candidate = uprightLabel(
    text,
    pixel(findRingMiddle(rings[0] ?? []), zoom),
    looks,
    isDistrict ? 2 : kind === 'fortress' ? 3 : 4,
  )
  return isDistrict || kind === 'fortress' || fitsArea(candidate, box, zoom) ? [candidate] : []
}

function fitsArea({ bodies }: Candidate, box: Box, zoom: number): boolean {
  const [left, , right] = bodies[0] ?? box
  return (box[2] - box[0]) * worldSize(zoom) * 2.2 > right - left
}

function numberCandidate({ number, rings, box }: MapFeature, zoom: number): Candidate[] {
  if (zoom < NUMBERS_FROM || !number) return []
  const text = number.replace(/ корпус /, 'к')
  const size = zoom === NUMBERS_FROM ? 9 : 11
  const diagonal = Math.hypot(box[2] - box[0], box[3] - box[1]) * worldSize(zoom)
  if (textWidth(text, size) > diagonal * 1.1) return []
  return [uprightLabel(text, pixel(findRingMiddle(rings[0] ?? []), zoom), { size, colour: '#7b6a54' }, 9)]
}

function lineCandidates({ kind, rank, name, rings }: MapFeature, zoom: number): Candidate[] {
  const key = findLineStyle(kind, rank)
  const style = key ? lineStyles[key]?.name : undefined
  if (!key || !style || !name || zoom < style.from) return []
  const text = shortStreet(name)
  const size = style.size + (zoom >= 17 ? 1 : 0)
  const line = (rings[0] ?? []).map((point) => pixel(point, zoom))
  const length = pathLength(line)
  const width = textWidth(text, size) + 6
  if (length < width) return []
  const times = Math.max(1, Math.round(length / REPEAT))
  const order = Object.keys(lineStyles).indexOf(key)
  return Array.from({ length: times }).flatMap((_, index) => {
    const along = alongLine(line, ((index + 0.5) * length) / times, width)
    if (!along) return []
    const bodies = pointsAlong(along, size).map(([x, y]): Box => [
      x - size * 0.52,
      y - size * 0.52,
      x + size * 0.52,
      y + size * 0.52,
    ])
    const looks = { size, colour: style.colour, isBold: key === 'main', spacing: 0 }
    const middle = along[Math.floor(along.length / 2)] ?? [0, 0]
    return [{ lines: [text], ...looks, path: parallelLine(along, size * 0.35), middle, bodies, rank: 8 - order / 10 }]
  })
}

/** Finds a smooth part of the line near `at`, left to right. */
function alongLine(line: readonly Pixel[], at: number, width: number): Pixel[] | undefined {
  const length = pathLength(line)
  for (const shift of [0, 50, -50, 100, -100, 160, -160]) {
    const from = at + shift - width / 2
    if (from < 0 || from + width > length) continue
    const stretch = cutLine(line, from, from + width)
    if (isGentle(stretch)) return (stretch[0]?.[0] ?? 0) <= (stretch.at(-1)?.[0] ?? 0) ? stretch : stretch.reverse()
  }
  return undefined
}

function uprightLabel(
  text: string,
  middle: Pixel,
  looks: { size: number; colour: string; isBold?: boolean; spacing?: number; lineLength?: number },
  rank: number,
): Candidate {
  const { size, colour, isBold = false, spacing = 0, lineLength = MAX_LINE_LENGTH } = looks
  const lines = splitLines(text, lineLength)
  const width = Math.max(...lines.map((line) => textWidth(line, size, spacing)))
  const half = width / 2 + 3
  const height = (lines.length * size * 1.2) / 2 + 2
  const body: Box = [middle[0] - half, middle[1] - height, middle[0] + half, middle[1] + height]
  return { lines, size, colour, isBold, spacing, middle, bodies: [body], rank }
}

function movedRight(label: Candidate): Candidate {
  const [body = [0, 0, 0, 0]] = label.bodies
  const half = (body[2] - body[0]) / 2
  const moved: Box = [body[0] + half, body[1], body[2] + half, body[3]]
  return { ...label, middle: [label.middle[0] + half, label.middle[1]], bodies: [moved] }
}

function pixel([x, y]: readonly [number, number], zoom: number): Pixel {
  const size = worldSize(zoom)
  return [x * size, y * size]
}

export function getBounds(boxes: readonly Box[]): Box {
  return boxes.reduce((one, other) => [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ])
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^улица /, 'ул. '],
  [/^переулок /, 'пер. '],
  [/^проспект /, 'пр. '],
  [/^площадь /, 'пл. '],
  [/^набережная /, 'наб. '],
  [/^бульвар /, 'б-р '],
]

function shortStreet(name: string): string {
  const found = SHORT.find(([long]) => long.test(name))
  return found ? name.replace(found[0], found[1]) : name
}

/** Overestimates, so that neighbours never touch. */
function textWidth(text: string, size: number, spacing = 0): number {
  let width = 0
  for (const character of text) width += characterWidth(character) * size + spacing
  return width
}

function characterWidth(character: string): number {
  if (' .,«»-'.includes(character)) return 0.32
  if (/[МШЩЖЮФЫ]/.test(character)) return 0.86
  if (/[мшщжюфы]/.test(character)) return 0.76
  if (/[А-ЯЁA-Z]/.test(character)) return 0.68
  return 0.58
}

const MAX_LINE_LENGTH = 16

function splitLines(text: string, length: number): string[] {
  if (text.length <= length) return [text]
  const words = text.split(' ')
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const balance = ([first = '', second = '']: string[]) => Math.abs(first.length - second.length)
  return cuts.sort((one, other) => balance(one) - balance(other))[0] ?? [text]
}
