import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Feature, Position } from 'geojson'
import { z } from 'zod'
import { bounds, BoxTree, type Box } from '@/lib/platform/map/pixel-geometry'
import { toWorld, type WorldPoint } from '@/lib/contract/web-mercator'

export interface MapFeature {
  kind: string
  name: string
  /** Class of a street: main, secondary, street, lane. */
  rank: string
  number: string
  /** A town's name starts at its point, so that no marker covers it beside a shore. */
  beginsAtPoint: boolean
  shape: 'area' | 'line' | 'point'
  rings: readonly (readonly WorldPoint[])[]
  box: Box
}

export interface CityMap {
  version: string
  features: readonly MapFeature[]
  within(box: Box): MapFeature[]
  bounds: Box
}

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({ type: z.literal('Feature'), properties: z.record(z.string(), z.unknown()).nullable() }).loose(),
  ),
})

export async function loadCityMap(file: string): Promise<CityMap> {
  const text = await readFile(/* turbopackIgnore: true */ file, 'utf8')
  // trim drops a byte order mark too
  const { features } = collection.parse(JSON.parse(text.trim()))
  const measured = (features as unknown as Feature[]).flatMap(measure)
  const places = new BoxTree<{ box: Box; index: number; feature: MapFeature }>()
  places.load(measured.map((feature, index) => ({ box: feature.box, index, feature })))
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    features: measured,
    within: (box) => {
      const found = places.search(bounds(box)).sort((one, other) => one.index - other.index)
      return found.map(({ feature }) => feature)
    },
    bounds: getBounds(measured),
  }
}

function measure(feature: Feature): MapFeature[] {
  const { properties, geometry } = feature
  const getText = (name: string) => (typeof properties?.[name] === 'string' ? (properties[name] as string) : '')
  return outlines(geometry).map(({ shape, rings }) => {
    const world = rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => toWorld(longitude, latitude)))
    return {
      kind: getText('kind'),
      name: getText('kind') === 'house' ? getText('street') : getText('name'),
      rank: getText('class') || 'street',
      number: getText('number'),
      beginsAtPoint: getText('align') === 'start',
      shape,
      rings: world,
      box: toBox(world.flat()),
    }
  })
}

function outlines(geometry: Feature['geometry']): { shape: MapFeature['shape']; rings: Position[][] }[] {
  switch (geometry.type) {
    case 'Polygon':
      return [{ shape: 'area', rings: geometry.coordinates }]
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => ({ shape: 'area', rings }))
    case 'LineString':
      return [{ shape: 'line', rings: [geometry.coordinates] }]
    case 'MultiLineString':
      return geometry.coordinates.map((line) => ({ shape: 'line', rings: [line] }))
    case 'Point':
      return [{ shape: 'point', rings: [[geometry.coordinates]] }]
    case 'MultiPoint':
    case 'GeometryCollection':
      return []
  }
}

function toBox(points: readonly WorldPoint[]): Box {
  let west = 1
  let north = 1
  let east = 0
  let south = 0
  for (const [x, y] of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return [west, north, east, south]
}

function getBounds(features: readonly MapFeature[]): Box {
  const built = features.filter(({ kind }) => kind === 'street' || kind === 'house')
  return toBox(
    built.flatMap(({ box: [west, north, east, south] }): WorldPoint[] => [
      [west, north],
      [east, south],
    ]),
  )
}

export function touches(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
}
