import type { Feature } from 'geojson'
import { METRES_PER_DEGREE } from '@/lib/domains/claims/rules'
import { drawMapGround, drawMapSigns, projectionInto, round, type Box, type Project } from './map-drawing'
import type { MapSheet } from './map-sheet'
import { palette } from './palette'

const AIR = 36
/** The longest of these that is at most a quarter of the width is drawn. */
const scales = [1000, 500, 200]
const SHORTEST_SCALE = 100

/** The plan of the city with what a sheet is about over it, a scale at the lower left and north at the upper left. */
export function drawPlanInBox(plan: readonly Feature[], sheet: MapSheet, box: Box): string {
  const project = projectionInto(sheet.frame, box)
  const ground = drawMapGround(plan, project, sheet.withHouses)
  return ground + drawMapSigns(sheet, project) + drawScale(sheet.frame, project, box) + drawNorth(box)
}

function drawScale([west, south]: MapSheet['frame'], project: Project, { left, top, width, height }: Box): string {
  const [[, from], [, to]] = [project([west, south]), project([west, south + 1 / METRES_PER_DEGREE])]
  const metre = from - to
  const metres = scales.find((one) => one * metre <= width / 4) ?? SHORTEST_SCALE
  const [x, y, length] = [left + AIR, top + height - AIR, round(metres * metre)]
  const text = metres === 1000 ? '1 км' : `${metres} м`
  return `<rect x="${x}" y="${y - 96}" width="${length + 40}" height="96" rx="14" fill="${palette.white}" fill-opacity="0.85"/><text x="${x + 20}" y="${y - 48}" font-size="38" fill="${palette.ink}">${text}</text><path d="M${x + 20} ${y - 34}v14h${length}v-14" fill="none" stroke="${palette.ink}" stroke-width="5"/>`
}

function drawNorth({ left, top }: Box): string {
  const [x, y] = [left + AIR + 34, top + AIR + 20]
  return `<circle cx="${x}" cy="${y + 44}" r="62" fill="${palette.white}" fill-opacity="0.85"/><path d="M${x - 24} ${y + 84}l24 -84 24 84 -24 -18z" fill="${palette.brand}"/>`
}
