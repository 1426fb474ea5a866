import type { Feature } from 'geojson'
import { drawPlanInBox } from './draw-plan-in-box'
import type { MapSheet } from './map-sheet'

/** Pixels of a sheet, whatever its shape. */
const AREA = 3_840_000
/** A sheet is not longer than this: it is seen whole on a phone. */
const LONGEST = 1.5

/**
 * The plan alone, in the shape of what it frames: the page that shows it says the title and the legend in letters that can
 * be read on a phone.
 */
export function drawMapSheet(plan: readonly Feature[], sheet: MapSheet): string {
  const ratio = computeRatio(sheet.frame)
  const width = Math.round(Math.sqrt(AREA * ratio))
  const height = Math.round(width / ratio)
  const body = drawPlanInBox(plan, sheet, { left: 0, top: 0, width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Golos Text">${body}</svg>`
}

function computeRatio([west, south, east, north]: MapSheet['frame']): number {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const ratio = ((east - west) * squeeze) / (north - south)
  return Math.min(LONGEST, Math.max(1 / LONGEST, ratio))
}
