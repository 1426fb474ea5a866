import type { Feature } from 'geojson'
import { escapeXml } from '@/lib/shared/xml'
import { drawMapGround, drawMapSigns, projectionInto, round } from './map-drawing'
import type { MapSheet } from './map-sheet'
import { lighter, palette } from './palette'

const WIDTH = 2400
const HEIGHT = 1700
const SIDE = 620
const MARGIN = 40
const HEAD = 150

/** A printed sheet of the city: the plan as ground, what the sheet is about over it, legend, scale and north at the right. */
export function drawMapSheet(plan: readonly Feature[], sheet: MapSheet): string {
  const project = projection(sheet.frame)
  const body = drawMapGround(plan, project, sheet.withHouses) + drawMapSigns(sheet, project)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Golos Text">
<defs><clipPath id="map"><rect x="${MARGIN}" y="${HEAD}" width="${mapWidth}" height="${mapHeight}"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.white}"/>
<text x="${MARGIN}" y="92" font-size="56" font-weight="700" fill="${palette.ink}">${escapeXml(sheet.title)}</text>
<g clip-path="url(#map)">${body}</g>
<rect x="${MARGIN}" y="${HEAD}" width="${mapWidth}" height="${mapHeight}" fill="none" stroke="${palette.ink}" stroke-width="2"/>
${drawSide(sheet)}${drawScale(sheet.frame)}</svg>`
}

const mapWidth = WIDTH - SIDE - MARGIN * 2
const mapHeight = HEIGHT - HEAD - MARGIN

function projection(frame: MapSheet['frame']) {
  return projectionInto(frame, { left: MARGIN, top: HEAD, width: mapWidth, height: mapHeight })
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

/** Words in lines of at most so many letters. */
function linesOf(text: string, longest: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= longest) return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])
}
