import type { Feature, Position } from 'geojson'
import { drawMapGround, drawMapSigns, projectionInto } from './map-drawing'
import type { MapSheet } from './map-sheet'

const WIDTH = 1200
const HEIGHT = 780
/** The room between what a sheet is about and the edge, in pixels. */
const AIR = 40

/** What a list shows of a sheet: the map alone, without title and legend, framed by what the sheet is about. */
export function drawMapCover(plan: readonly Feature[], sheet: MapSheet): string {
  const air = sheet.cover ? 0 : AIR
  const box = { left: air, top: air, width: WIDTH - air * 2, height: HEIGHT - air * 2 }
  const project = projectionInto(sheet.cover ? cutToShape(sheet.cover) : computeFrame(sheet), box)
  const map = drawMapGround(plan, project, sheet.withHouses) + drawMapSigns({ ...sheet, labels: [] }, project)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${map}</svg>`
}

/** Returns a frame as wide as the given one and as high as the cover has room for: the city is long from north to south. */
function cutToShape([west, south, east, north]: MapSheet['frame']): MapSheet['frame'] {
  const middle = (south + north) / 2
  const half = (((east - west) * Math.cos((middle * Math.PI) / 180)) / WIDTH / 2) * HEIGHT
  return [west, middle - half, east, middle + half]
}

/** West, south, east and north of all that the signs draw. */
function computeFrame({ signs }: MapSheet): MapSheet['frame'] {
  const positions = signs.flatMap(({ features }) => features.flatMap(listPositions))
  const [longitudes, latitudes] = [0, 1].map((axis) => positions.map((position) => position[axis] ?? 0))
  const [x, y] = [longitudes ?? [], latitudes ?? []]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

function listPositions({ geometry }: Feature): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  if (geometry.type === 'LineString') return geometry.coordinates
  if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return geometry.coordinates.flat()
  return []
}
