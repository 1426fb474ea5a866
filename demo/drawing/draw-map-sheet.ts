import type { Feature, Geometry, Position } from 'geojson'
import { escapeXml } from '@/lib/shared/xml'
import type { MapSheet, SheetSign } from './map-sheet'
import { lighter, palette } from './palette'

const WIDTH = 2400
const HEIGHT = 1700
const SIDE = 620
const MARGIN = 40
const HEAD = 150

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

/** A printed sheet of the city: the plan as ground, what the sheet is about over it, legend, scale and north at the right. */
export function drawMapSheet(plan: readonly Feature[], sheet: MapSheet): string {
  const project = projection(sheet.frame)
  const isClose = sheet.withHouses ?? false
  const body = [
    `<rect x="${MARGIN}" y="${HEAD}" width="${mapWidth}" height="${mapHeight}" fill="${land}"/>`,
    ...plan.map((feature) => drawGround(feature, project, isClose)),
    ...sheet.signs.flatMap((sign) => sign.features.map((feature) => drawSigned(feature, sign, project))),
    ...(sheet.labels ?? []).map((label) => drawLabel(label.text, project([label.longitude, label.latitude]))),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Golos Text">
<defs><clipPath id="map"><rect x="${MARGIN}" y="${HEAD}" width="${mapWidth}" height="${mapHeight}"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.white}"/>
<text x="${MARGIN}" y="92" font-size="56" font-weight="700" fill="${palette.ink}">${escapeXml(sheet.title)}</text>
<g clip-path="url(#map)">${body.join('')}</g>
<rect x="${MARGIN}" y="${HEAD}" width="${mapWidth}" height="${mapHeight}" fill="none" stroke="${palette.ink}" stroke-width="2"/>
${drawSide(sheet)}${drawScale(sheet.frame)}</svg>`
}

const mapWidth = WIDTH - SIDE - MARGIN * 2
const mapHeight = HEIGHT - HEAD - MARGIN

type Project = (position: Position) => [number, number]

/** The frame fills the sheet; a degree of longitude is shorter than one of latitude. */
function projection([west, south, east, north]: MapSheet['frame']): Project {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(mapWidth / ((east - west) * squeeze), mapHeight / (north - south))
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2]
  return ([longitude = 0, latitude = 0]) => [
    MARGIN + mapWidth / 2 + (longitude - middleX) * squeeze * scale,
    HEAD + mapHeight / 2 - (latitude - middleY) * scale,
  ]
}

function drawGround({ properties, geometry }: Feature, project: Project, isClose: boolean): string {
  const kind = String(properties?.kind)
  const fill = grounds[kind]
  if (fill) return `<path d="${pathOf(geometry, project)}" fill="${fill}"/>`
  if (kind === 'house') return isClose ? `<path d="${pathOf(geometry, project)}" fill="#E3D7C5"/>` : ''
  if (kind === 'public') return `<path d="${pathOf(geometry, project)}" fill="#D8C6AC"/>`
  if (kind === 'river' || kind === 'stream' || kind === 'canal')
    return `<path d="${pathOf(geometry, project)}" fill="none" stroke="${water}" stroke-width="${kind === 'river' ? 12 : 4}"/>`
  if (kind === 'railway')
    return `<path d="${pathOf(geometry, project)}" fill="none" stroke="#8C97A0" stroke-width="4" stroke-dasharray="14 8"/>`
  const width = kind === 'highway' ? 10 : (roadWidths[String(properties?.class)] ?? 0)
  if (width === 0) return ''
  const breadth = isClose ? width * 2 : width
  return `<path d="${pathOf(geometry, project)}" fill="none" stroke="${palette.white}" stroke-width="${breadth}" stroke-linejoin="round" stroke-linecap="round"/>`
}

function drawSigned({ geometry }: Feature, { kind, color }: SheetSign, project: Project): string {
  if (kind === 'area')
    return `<path d="${pathOf(geometry, project)}" fill="${color}" fill-opacity="0.45" stroke="${color}" stroke-width="3"/>`
  if (kind === 'point') {
    const [x, y] = geometry.type === 'Point' ? project(geometry.coordinates) : [0, 0]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="15" fill="${color}" stroke="${palette.white}" stroke-width="4"/>`
  }
  const dashes = kind === 'dashes' ? ' stroke-dasharray="2 20"' : ''
  return `<path d="${pathOf(geometry, project)}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
}

function drawLabel(text: string, [x, y]: [number, number]): string {
  const shared = `x="${round(x)}" y="${round(y)}" font-size="30" font-weight="700" text-anchor="middle"`
  return `<text ${shared} stroke="${palette.white}" stroke-width="7" stroke-linejoin="round" fill="none">${escapeXml(text)}</text><text ${shared} fill="${palette.ink}">${escapeXml(text)}</text>`
}

function drawSide({ signs, note }: MapSheet): string {
  const x = WIDTH - SIDE
  const rows = signs.map(({ title, color, kind }, index) => {
    const y = HEAD + 110 + index * 62
    const mark =
      kind === 'point'
        ? `<circle cx="${x + 32}" cy="${y - 10}" r="14" fill="${color}"/>`
        : kind === 'area'
          ? `<rect x="${x}" y="${y - 30}" width="64" height="38" rx="6" fill="${lighter(color, 0.5)}" stroke="${color}" stroke-width="3"/>`
          : `<path d="M${x + 4} ${y - 10}h56" stroke="${color}" stroke-width="11" stroke-linecap="round"${kind === 'dashes' ? ' stroke-dasharray="2 18"' : ''}/>`
    return `${mark}<text x="${x + 88}" y="${y}" font-size="28" fill="${palette.ink}">${escapeXml(title)}</text>`
  })
  const notes = linesOf(note, 36).map(
    (line, index) =>
      `<text x="${x}" y="${HEAD + 190 + signs.length * 62 + index * 38}" font-size="25" fill="${palette.inkSoft}">${escapeXml(line)}</text>`,
  )
  return `<text x="${x}" y="${HEAD + 34}" font-size="34" font-weight="700" fill="${palette.ink}">Условные обозначения</text>${rows.join('')}${notes.join('')}`
}

function drawScale(frame: MapSheet['frame']): string {
  const project = projection(frame)
  const [, south] = frame
  const metre = 1 / (111_320 * Math.cos((south * Math.PI) / 180))
  const [from] = project([frame[0], south])
  const [to] = project([frame[0] + 500 * metre, south])
  const x = WIDTH - SIDE
  const y = HEIGHT - MARGIN - 20
  return `<path d="M${x} ${y - 12}v12h${round(to - from)}v-12" fill="none" stroke="${palette.ink}" stroke-width="4"/><text x="${x}" y="${y - 28}" font-size="25" fill="${palette.ink}">500 м</text>
<path d="M${WIDTH - MARGIN - 60} ${y}l26 -92 26 92 -26 -20z" fill="${palette.brand}"/><text x="${WIDTH - MARGIN - 34}" y="${y - 106}" font-size="28" font-weight="700" text-anchor="middle" fill="${palette.ink}">С</text>`
}

function pathOf(geometry: Geometry, project: Project): string {
  const ring = (positions: Position[], isClosed: boolean) =>
    `M${positions.map((position) => project(position).map(round).join(' ')).join('L')}${isClosed ? 'Z' : ''}`
  if (geometry.type === 'Polygon') return geometry.coordinates.map((one) => ring(one, true)).join('')
  if (geometry.type === 'LineString') return ring(geometry.coordinates, false)
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map((one) => ring(one, false)).join('')
  return ''
}

/** Words in lines of at most so many letters. */
function linesOf(text: string, longest: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= longest) return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
