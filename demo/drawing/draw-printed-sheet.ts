import type { Feature } from 'geojson'
import { escapeXml } from '@/lib/text/xml'
import { drawPlanInBox } from './draw-plan-in-box'
import type { Box } from './map-drawing'
import type { MapSheet, SheetSign } from './map-sheet'
import { lighter, palette } from './palette'

const WIDTH = 1700
const HEIGHT = 2400
const MARGIN = 50
const HEAD = 190
const LEGEND = 430
const ROW = 62
const COLUMNS = 2

const box: Box = { left: MARGIN, top: HEAD, width: WIDTH - MARGIN * 2, height: HEIGHT - HEAD - LEGEND }

/** Draws a sheet for a printer: the plan from edge to edge of an upright page, title above it, legend below. */
export function drawPrintedSheet(
  plan: readonly Feature[],
  sheet: MapSheet,
  { title, note }: NonNullable<MapSheet['printed']>,
): string {
  const edges = `x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Golos Text">
<defs><clipPath id="map"><rect ${edges}/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.white}"/>
<text x="${MARGIN}" y="96" font-size="64" font-weight="700" fill="${palette.ink}">${escapeXml(title)}</text>
<text x="${MARGIN}" y="152" font-size="32" fill="${palette.inkSoft}">${escapeXml(note)}</text>
<g clip-path="url(#map)">${drawPlanInBox(plan, sheet, box)}</g>
<rect ${edges} fill="none" stroke="${palette.ink}" stroke-width="2"/>
${sheet.signs.map(drawLegendRow).join('')}</svg>`
}

function drawLegendRow({ title, color, kind }: SheetSign, index: number): string {
  const x = MARGIN + (index % COLUMNS) * (box.width / COLUMNS)
  const y = HEIGHT - LEGEND + 90 + Math.floor(index / COLUMNS) * ROW
  return `${drawMark(kind, color, [x, y])}<text x="${x + 90}" y="${y}" font-size="36" fill="${palette.ink}">${escapeXml(title)}</text>`
}

function drawMark(kind: SheetSign['kind'], color: string, [x, y]: [number, number]): string {
  if (kind === 'point') return `<circle cx="${x + 32}" cy="${y - 12}" r="17" fill="${color}"/>`
  if (kind === 'area')
    return `<rect x="${x}" y="${y - 32}" width="64" height="42" rx="6" fill="${lighter(color, 0.5)}" stroke="${color}" stroke-width="3"/>`
  const dashes = kind === 'dashes' ? ' stroke-dasharray="2 18"' : ''
  return `<path d="M${x + 4} ${y - 12}h56" stroke="${color}" stroke-width="12" stroke-linecap="round"${dashes}/>`
}
