import type { MapFeature } from '@/lib/platform/map/city-map'
import { clipRing, type Pixel } from '@/lib/platform/map/pixel-geometry'
import { areaStyles, colours, findLineStyle, lineStyles, type LineStyle } from '@/lib/platform/map/tile-style'
import { TILE } from '@/lib/contract/web-mercator'

export interface Frame {
  zoom: number
  size: number
  left: number
  top: number
  metre: number
}

const CUT = 64
const HOUSES_FROM = 14
const HOUSE_LINES_FROM = 16
const YARDS_FROM = 15
/** Metres of green around a building. */
const YARD = 34

export function drawAreas(features: readonly MapFeature[], frame: Frame): string {
  return Object.entries(areaStyles)
    .filter(([, style]) => frame.zoom >= style.from)
    .map(([kind, style]) => {
      const shapes = features
        .filter((one) => one.kind === kind && one.shape === 'area')
        .map((one) => outline(one, frame))
      const line = style.line ? ` stroke="${style.line}" stroke-width="1"` : ''
      const plain = shapes
        .filter(Boolean)
        .map((d) => `<path d="${d}" fill="${style.fill}" fill-rule="evenodd"${line}/>`)
      const cover = style.pattern
        ? shapes.filter(Boolean).map((d) => `<path d="${d}" fill="url(#${style.pattern})"/>`)
        : []
      return [...plain, ...cover, kind === 'sea' ? shallows(shapes.join('')) : ''].join('')
    })
    .join('')
}

/** Lighter along the shore. */
function shallows(d: string): string {
  if (!d) return ''
  const light = [26, 14, 6].map(
    (width) => `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${width}"/>`,
  )
  return `<clipPath id="sea"><path d="${d}"/></clipPath><g clip-path="url(#sea)">${light.join('')}</g>`
}

/** Draws all edges before all fills, so that crossings are open. */
export function drawLines(features: readonly MapFeature[], frame: Frame): string {
  const styled = features.filter((feature) => feature.shape === 'line')
  const parts = Object.entries(lineStyles)
    .filter(([, style]) => frame.zoom >= style.from)
    .map(([key, style]) => ({
      style,
      key,
      d: styled
        .filter(({ kind, rank }) => findLineStyle(kind, rank) === key)
        .map((one) => outline(one, frame))
        .join(''),
    }))
    .filter(({ d }) => d)
  const isWater = (key: string) => ['canal', 'stream', 'river'].includes(key)
  const water = parts.filter(({ key }) => isWater(key))
  const roads = parts.filter(({ key }) => !isWater(key))
  const rails = styled.filter(({ kind }) => kind === 'railway').map((one) => outline(one, frame))
  return [drawStrokes(water, frame), drawRails(rails.join(''), frame), drawStrokes(roads, frame)].join('')
}

function drawStrokes(parts: { style: LineStyle; key: string; d: string }[], frame: Frame): string {
  const width = (style: LineStyle) => Math.max(style.metres * frame.metre, style.least(frame.zoom))
  const casings = parts.map(({ style, d }) => {
    const edge = frame.zoom < 13 ? 0.8 : 1.6
    return style.casing && width(style) > 1.5 ? stroke(d, style.casing, width(style) + edge) : ''
  })
  const fills = parts.map(({ style, key, d }) =>
    stroke(d, style.fill, width(style), key === 'path' ? ' stroke-dasharray="3 3" stroke-linecap="butt"' : ''),
  )
  return casings.join('') + fills.join('')
}

function drawRails(d: string, { zoom }: Frame): string {
  if (!d) return ''
  if (zoom < 13) return stroke(d, colours.rail, 1.1)
  const width = zoom < 16 ? 2.4 : 4
  const sleepers = ` stroke-dasharray="${width * 3} ${width * 3}" stroke-linecap="butt"`
  return stroke(d, colours.rail, width) + stroke(d, '#fff', width - 1.4, sleepers)
}

export function drawYards(features: readonly MapFeature[], frame: Frame): string {
  if (frame.zoom < YARDS_FROM) return ''
  const d = houses(features, frame)
  return (
    d &&
    `<path d="${d}" fill="none" stroke="${colours.yard}" stroke-width="${short(YARD * frame.metre)}" stroke-linejoin="round"/>`
  )
}

export function drawHouses(features: readonly MapFeature[], frame: Frame): string {
  if (frame.zoom < HOUSES_FROM) return ''
  const d = houses(features, frame)
  if (!d) return ''
  if (frame.zoom < HOUSE_LINES_FROM) return `<path d="${d}" fill="${colours.house}"/>`
  const shift = frame.zoom === HOUSE_LINES_FROM ? 0.8 : 1.4
  const shadow = `<path d="${d}" fill="#0b2a43" fill-opacity=".1" transform="translate(${shift} ${shift})"/>`
  return `${shadow}<path d="${d}" fill="${colours.house}" stroke="${colours.houseLine}" stroke-width=".8"/>`
}

function houses(features: readonly MapFeature[], frame: Frame): string {
  return features
    .filter((one) => one.kind === 'house')
    .map((one) => outline(one, frame))
    .join('')
}

export function drawDots(features: readonly MapFeature[], frame: Frame): string {
  if (frame.zoom < HOUSES_FROM) return ''
  return features
    .filter(({ kind }) => kind === 'sight')
    .map(({ rings }) => {
      const [x, y] = place(rings[0]?.[0] ?? [0, 0], frame)
      return (
        `<circle cx="${short(x)}" cy="${short(y - 14)}" r="4.5" fill="#fff" stroke="${colours.sightText}" ` +
        `stroke-width="1.6"/><circle cx="${short(x)}" cy="${short(y - 14)}" r="1.6" fill="${colours.sightText}"/>`
      )
    })
    .join('')
}

export const patterns =
  '<pattern id="rows" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M0 6h8" stroke="#c5d09c" stroke-width="1"/></pattern>' +
  '<pattern id="trees" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.7" ' +
  'fill="#b9d2a0"/><circle cx="12" cy="12" r="1.7" fill="#b9d2a0"/></pattern>' +
  '<pattern id="crosses" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 4v6M6 6h4" stroke="#a8b89c" stroke-width="1"/></pattern>'

function stroke(d: string, colour: string, width: number, more = ''): string {
  const cap = more.includes('linecap') ? '' : ' stroke-linecap="round"'
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"${cap}${more}/>`
}

function outline({ rings, shape }: MapFeature, frame: Frame): string {
  return rings
    .map((ring) => {
      const pixels = ring.map((point) => place(point, frame))
      const clipped = shape === 'area' ? clipRing(pixels, TILE, CUT) : pixels
      return clipped.length > 1
        ? `M${clipped.map((one) => `${short(one[0])} ${short(one[1])}`).join('L')}${shape === 'area' ? 'Z' : ''}`
        : ''
    })
    .join('')
}

function place([x, y]: readonly [number, number], { size, left, top }: Frame): Pixel {
  return [x * size - left, y * size - top]
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
