import type { Feature, Geometry, Position } from 'geojson'
import { escapeXml } from '@/lib/text/xml'
import type { MapSheet, SheetSign } from './map-sheet'
import { palette } from './palette'

const land = '#F3EEE2'
const water = '#BFDDEE'
const grounds: Record<string, string> = {
  sea: water,
  forest: '#CFE3C8',
  park: '#CFE3C8',
  orchard: '#E1EBCB',
  vineyard: '#E1EBCB',
  field: '#F0EBCF',
  beach: '#FBE7BE',
  industrial: '#E4E1E4',
  pier: '#D9D5CC',
  plaza: '#EFE9DC',
  fortress: '#E2CDA9',
  cemetery: '#DDE5D6',
}
const roadWidths: Record<string, number> = { main: 9, secondary: 6, street: 3.5, lane: 2.5 }

/** On a phone a sheet is a fifth of its size: what is drawn thinner or written smaller is not seen there. */
const LINE = 14
const POINT = 24
const LETTERS = 54

export type Project = (position: Position) => [number, number]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Fills the box with the frame; a degree of longitude is shorter than one of latitude. */
export function projectionInto([west, south, east, north]: MapSheet['frame'], box: Box): Project {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(box.width / ((east - west) * squeeze), box.height / (north - south))
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2]
  return ([longitude = 0, latitude = 0]) => [
    box.left + box.width / 2 + (longitude - middleX) * squeeze * scale,
    box.top + box.height / 2 - (latitude - middleY) * scale,
  ]
}

/** Draws the plan of the city, under what a sheet is about. */
export function drawMapGround(plan: readonly Feature[], project: Project, withHouses = false): string {
  const ground = `<path d="M-9999-9999H19999V19999H-9999Z" fill="${land}"/>`
  return ground + plan.map((feature) => drawGround(feature, project, withHouses)).join('')
}

/** What a sheet is about, and the names written on it. */
export function drawMapSigns(sheet: MapSheet, project: Project): string {
  const signs = sheet.signs.flatMap((sign) => sign.features.map((feature) => drawSigned(feature, sign, project)))
  const labels = (sheet.labels ?? []).map(({ text, longitude, latitude }) =>
    drawLabel(text, project([longitude, latitude])),
  )
  return [...signs, ...labels].join('')
}

function drawGround({ properties, geometry }: Feature, project: Project, isClose: boolean): string {
  const kind = String(properties?.kind)
  const fill = grounds[kind]
  if (fill) return `<path d="${formatPath(geometry, project)}" fill="${fill}"/>`
  if (kind === 'house') return isClose ? `<path d="${formatPath(geometry, project)}" fill="#E3D7C5"/>` : ''
  if (kind === 'public') return `<path d="${formatPath(geometry, project)}" fill="#D8C6AC"/>`
  if (kind === 'river' || kind === 'stream' || kind === 'canal')
    return `<path d="${formatPath(geometry, project)}" fill="none" stroke="${water}" stroke-width="${kind === 'river' ? 12 : 4}"/>`
  if (kind === 'railway')
    return `<path d="${formatPath(geometry, project)}" fill="none" stroke="#8C97A0" stroke-width="4" stroke-dasharray="14 8"/>`
  const width = kind === 'highway' ? 10 : (roadWidths[String(properties?.class)] ?? 0)
  if (width === 0) return ''
  const breadth = isClose ? width * 2 : width
  return `<path d="${formatPath(geometry, project)}" fill="none" stroke="${palette.white}" stroke-width="${breadth}" stroke-linejoin="round" stroke-linecap="round"/>`
}

function drawSigned({ geometry }: Feature, { kind, color }: SheetSign, project: Project): string {
  if (kind === 'area')
    return `<path d="${formatPath(geometry, project)}" fill="${color}" fill-opacity="0.45" stroke="${color}" stroke-width="3"/>`
  if (kind === 'point') {
    const [x, y] = geometry.type === 'Point' ? project(geometry.coordinates) : [0, 0]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${POINT}" fill="${color}" stroke="${palette.white}" stroke-width="6"/>`
  }
  const dashes = kind === 'dashes' ? ' stroke-dasharray="2 26"' : ''
  return `<path d="${formatPath(geometry, project)}" fill="none" stroke="${color}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
}

/** Draws a name above its place, so that a sign there is seen. */
function drawLabel(text: string, [x, y]: [number, number]): string {
  const shared = `x="${round(x)}" y="${round(y - POINT * 1.5)}" font-size="${LETTERS}" font-weight="700" text-anchor="middle"`
  return `<text ${shared} stroke="${palette.white}" stroke-width="12" stroke-linejoin="round" fill="none">${escapeXml(text)}</text><text ${shared} fill="${palette.ink}">${escapeXml(text)}</text>`
}

function formatPath(geometry: Geometry, project: Project): string {
  const ring = (positions: Position[], isClosed: boolean) =>
    `M${positions.map((position) => project(position).map(round).join(' ')).join('L')}${isClosed ? 'Z' : ''}`
  if (geometry.type === 'Polygon') return geometry.coordinates.map((one) => ring(one, true)).join('')
  if (geometry.type === 'LineString') return ring(geometry.coordinates, false)
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map((one) => ring(one, false)).join('')
  return ''
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
