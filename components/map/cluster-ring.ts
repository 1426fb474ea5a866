import { signColors, type PlaceSign } from '@/components/map/map-place'

/** How many places of a cluster have each colour of `signColors`; null where places have no signs. */
export type Shares = readonly number[] | null

/** Across the smallest cluster and the largest one; pixels throughout, with letters of 16 pixels. */
const SMALLEST = 32
const LARGEST = 56
/** Clusters of so many places and more are equally large. */
const MANY = 500
const SMALLEST_COUNT = 2

const USUAL_REM = 16

const RING_WIDTH = 5
/** Between the ring and the edge: the outline, which parts light colours from the map. */
const OUTLINE = 1.5
const LARGEST_TEXT = 15
/** A digit is so much narrower than it is high. */
const DIGIT = 0.62

interface Arc {
  color: PlaceSign['color']
  /** Pixels along the ring that stand for the places of that colour, and those taken before them. */
  length: number
  before: number
}

interface ClusterDrawing {
  size: number
  /** The same as a length that grows with the letters of a reader, and where the box begins seen from its middle. */
  width: string
  corner: string
  /** Of the ring's middle line. */
  radius: number
  /** Pixels around that line. */
  around: number
  ringWidth: number
  fontSize: number
  arcs: Arc[]
}

/** Across a cluster: it grows with the number of its places. */
export function clusterSize(count: number): number {
  const growth = Math.log(count / SMALLEST_COUNT) / Math.log(MANY / SMALLEST_COUNT)
  const size = SMALLEST + (LARGEST - SMALLEST) * Math.min(1, growth)
  // even, so that its middle is a whole pixel
  return 2 * Math.round(size / 2)
}

/** A cluster in a box of its own size: its number within a ring that shows how its places stand. */
export function clusterDrawing(count: number, shares: Shares): ClusterDrawing {
  const size = clusterSize(count)
  const room = size - 2 * (OUTLINE + RING_WIDTH + 1)
  const radius = size / 2 - OUTLINE - RING_WIDTH / 2
  const around = hundredths(2 * Math.PI * radius)
  return {
    size,
    width: `${size / USUAL_REM}rem`,
    corner: `${-size / 2 / USUAL_REM}rem`,
    radius,
    around,
    ringWidth: RING_WIDTH,
    fontSize: Math.min(LARGEST_TEXT, Math.floor(room / (DIGIT * String(count).length))),
    arcs: shares ? arcsOf(shares, around / count) : [],
  }
}

/** `step`: pixels of the ring for one place. */
function arcsOf(shares: readonly number[], step: number): Arc[] {
  let before = 0
  return signColors.flatMap((color, index) => {
    const places = shares[index] ?? 0
    before += places
    return places > 0
      ? [{ color, length: hundredths(places * step), before: hundredths((before - places) * step) }]
      : []
  })
}

function hundredths(pixels: number): number {
  return Math.round(pixels * 100) / 100
}
