import { signColors, type PlaceSign } from '@/components/map/map-place'

/** Places per colour of `signColors`; null if places have no signs. */
export type Shares = readonly number[] | null

const SMALLEST = 32
const LARGEST = 56
/** Clusters stop growing at this size. */
const MANY = 500
const MIN_COUNT = 2

/** Has room for «места» under the count, so that it is not taken for the number of a row. */
const WITH_WORD = 52

const USUAL_REM = 16

const RING_WIDTH = 5
const OUTLINE = 1.5
const MAX_TEXT = 15
const DIGIT = 0.62

interface Arc {
  color: PlaceSign['color']
  length: number
  before: number
}

interface ClusterDrawing {
  size: number
  /** The same in rem, and the corner of the box relative to its middle. */
  width: string
  corner: string
  radius: number
  around: number
  ringWidth: number
  fontSize: number
  arcs: Arc[]
}

export function clusterSize(count: number): number {
  const growth = Math.log(count / MIN_COUNT) / Math.log(MANY / MIN_COUNT)
  const size = SMALLEST + (LARGEST - SMALLEST) * Math.min(1, growth)
  // even, so that its middle is a whole pixel
  return 2 * Math.round(size / 2)
}

export function markerSide({ count, isNumbered }: { count: number; isNumbered: boolean }): number {
  return isNumbered ? WITH_WORD : clusterSize(count)
}

export function clusterDrawing(count: number, shares: Shares, isNumbered = false): ClusterDrawing {
  const size = markerSide({ count, isNumbered })
  const textWidth = size - 2 * (OUTLINE + RING_WIDTH + 1)
  const radius = size / 2 - OUTLINE - RING_WIDTH / 2
  const around = hundredths(2 * Math.PI * radius)
  return {
    size,
    width: `${size / USUAL_REM}rem`,
    corner: `${-size / 2 / USUAL_REM}rem`,
    radius,
    around,
    ringWidth: RING_WIDTH,
    fontSize: Math.min(MAX_TEXT, Math.floor(textWidth / (DIGIT * String(count).length))),
    arcs: shares ? buildArcs(shares, around / count) : [],
  }
}

function buildArcs(shares: readonly number[], step: number): Arc[] {
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
