import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { divideGround } from './district-ground'
import { districtRing } from './district-rings'
import { bank, hull, smoothLine, smoothRing } from './outline'
import { isInside, measureLength, pointAlong, toDegrees, type Point } from './plane'
import { planHouses, type PlannedHouse } from './plan-houses'
import { areaKinds, plannedAreas, plannedLines, plannedPlaces, seaRing, shore, type PlannedArea } from './plan-land'
import { FAR, plannedStreets } from './plan-streets'

/** Beaches: from, to (north of the middle), depth in metres. */
const beaches: readonly { name: string; from: number; to: number; depth: number }[] = [
  { name: 'пляж «Северный»', from: 3400, to: 1720, depth: 42 },
  { name: 'пляж «Каменный»', from: 1330, to: 1080, depth: 22 },
  { name: 'пляж «Городской»', from: 1020, to: 20, depth: 30 },
  { name: 'Дальний пляж', from: 5400, to: 4100, depth: 46 },
  { name: '', from: -1720, to: -3400, depth: 40 },
]

/** Metres from the outermost houses. */
const BOUNDARY_MARGIN = 700

/** Makes the demo city's plan as GeoJSON, for tiles and addresses. */
export function makeCityMap(): FeatureCollection {
  const houses = planHouses()
  const shoreline = smoothLine(shore)
  const areas = [
    ...plannedAreas,
    natural('sea', 'Каспийское море', smoothLine(seaRing)),
    ...beaches.map((beach) => natural('beach', beach.name, beachRing(shoreline, beach))),
    ...districts(houses),
  ].sort((one, other) => areaKinds.indexOf(one.kind) - areaKinds.indexOf(other.kind))
  return {
    type: 'FeatureCollection',
    features: [
      ...areas.map(areaFeature),
      ...plannedLines.map(({ kind, name, class: rank, line }) =>
        feature({ kind, name, class: rank }, toLine(kind === 'path' || kind === 'road' ? line : smoothLine(line))),
      ),
      ...plannedStreets.map(({ name, class: rank, district, line }) =>
        feature({ kind: 'street', name, class: rank, settlement: getSettlement(district) }, toLine(line)),
      ),
      ...houses.map(houseFeature),
      ...plannedPlaces.map(({ kind, name, point }) =>
        feature(kind === 'town' ? { kind, name, align: 'start' } : { kind, name }, {
          type: 'Point',
          coordinates: position(point),
        }),
      ),
      boundary(houses),
    ],
  }
}

function natural(kind: PlannedArea['kind'], name: string, ring: readonly Point[]): PlannedArea {
  return { kind, name, ring, isNatural: false, isFree: false }
}

function beachRing(line: readonly Point[], { from, to, depth }: { from: number; to: number; depth: number }): Point[] {
  const dense = Array.from(
    { length: Math.floor(measureLength(line) / 12) },
    (_, index) => pointAlong(line, index * 12).point,
  )
  return bank(
    dense.filter(([x, y]) => y <= from && y >= to && x > 0),
    depth,
  )
}

function districts(houses: readonly PlannedHouse[]): PlannedArea[] {
  const placed = houses.map(({ street, middle }) => ({ district: street.district, middle }))
  const ground = divideGround(placed, (point) => !isInside(point, seaRing))
  const names = [...new Set(plannedStreets.map((street) => street.district))]
  return names.map((name) => natural('district', name, districtRing(ground, name)))
}

function areaFeature({ kind, name, ring, isNatural }: PlannedArea): Feature {
  const outline = isNatural ? smoothRing(ring) : ring
  return feature({ kind, name }, { type: 'Polygon', coordinates: [closed(outline.map(position))] })
}

function houseFeature({ street, number, ring }: PlannedHouse): Feature {
  const properties = { kind: 'house', street: street.name, number, settlement: getSettlement(street.district) }
  return feature(properties, { type: 'Polygon', coordinates: [closed(ring.map(position))] })
}

function boundary(houses: readonly PlannedHouse[]): Feature {
  const ring = hull(
    houses.map(({ middle }) => middle),
    BOUNDARY_MARGIN,
  )
  return feature({ kind: 'boundary' }, { type: 'Polygon', coordinates: [closed(ring.map(position))] })
}

/** Leaves out empty properties: the file is loaded whole. */
function feature(properties: Record<string, string | undefined>, geometry: Geometry): Feature {
  return {
    type: 'Feature',
    properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value)),
    geometry,
  }
}

function getSettlement(district: string): string {
  return district === FAR ? 'посёлок Дальний' : ''
}

function toLine(line: readonly Point[]): Geometry {
  return { type: 'LineString', coordinates: line.map(position) }
}

function closed(ring: Position[]): Position[] {
  return [...ring, ring[0] ?? []]
}

function position(point: Point): Position {
  const { latitude, longitude } = toDegrees(point)
  return [longitude, latitude]
}
