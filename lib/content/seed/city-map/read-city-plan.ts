import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { DEMO_PLAN } from '@/lib/platform/map/city-addresses'
import { once } from '@/lib/content/once'
import { territory, type Territory } from '@/lib/domains/discussions/contract'

type PlanFeature = Feature<Geometry, Partial<Record<string, string>>>

export const readCityPlan: () => readonly PlanFeature[] = once(
  () =>
    (JSON.parse(readFileSync(DEMO_PLAN, 'utf8')) as FeatureCollection<Geometry, PlanFeature['properties']>).features,
)

export function findLand(name: string): Territory {
  const found = readCityPlan().find(
    ({ properties, geometry }) => properties.name === name && geometry.type === 'Polygon',
  )
  if (!found) throw new Error(`На плане города нет «${name}»`)
  return territory.parse(found.geometry)
}

/** West, south, east, north in degrees. */
export function computeBox(shape: Territory): [number, number, number, number] {
  const [longitudes, latitudes] = [0, 1].map((axis) => getRing(shape).map((point) => point[axis] ?? 0))
  const x = longitudes ?? []
  const y = latitudes ?? []
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

function getRing(shape: Territory): readonly (readonly number[])[] {
  return (shape.type === 'Polygon' ? shape.coordinates[0] : shape.coordinates[0]?.[0]) ?? []
}
