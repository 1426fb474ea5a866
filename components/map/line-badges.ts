import type { Feature, Geometry, Position } from 'geojson'
import { findRule } from '@/components/map/layer-rules'
import type { MapPoint } from '@/components/map/map-place'
import type { DrawnLayer } from '@/components/map/map-view'

/** Numbers of the routes that meet in a point, each in the colour of its line. */
export interface LineBadge extends MapPoint {
  routes: { number: string; color: string }[]
}

const NUMBER = /^\d{1,3}[а-я]?$/i
/** Degrees: nearer badges would cover each other, so they share a place. */
const NEAR = 0.002

/** The number of a route stands on its line and at both ends. */
export function listLineBadges(layer: DrawnLayer): LineBadge[] {
  const features = layer.data.type === 'FeatureCollection' ? layer.data.features : []
  const badges: LineBadge[] = []
  for (const { route, at } of features.flatMap((feature) => listRoutePoints(layer, feature))) {
    const near = badges.find(
      ({ latitude, longitude }) => Math.abs(latitude - at.latitude) < NEAR && Math.abs(longitude - at.longitude) < NEAR,
    )
    if (!near) badges.push({ ...at, routes: [route] })
    else if (!near.routes.some(({ number }) => number === route.number)) near.routes.push(route)
  }
  return badges
}

function listRoutePoints(layer: DrawnLayer, feature: Feature) {
  const { value = '', color = '', kind } = findRule(layer, feature) ?? {}
  if (!NUMBER.test(value) || kind === 'point' || kind === 'area' || !feature.geometry) return []
  return listLines(feature.geometry)
    .flatMap((line) => [line[0], findMiddle(line), line.at(-1)])
    .flatMap((position) => (position ? [{ route: { number: value, color }, at: toPoint(position) }] : []))
}

function listLines(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}

function findMiddle(line: readonly Position[]): Position | undefined {
  const lengths = line.slice(1).map((to, index) => distance(line[index], to))
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [index, length] of lengths.entries()) {
    if (left <= length) return between(line[index], line[index + 1], length === 0 ? 0 : left / length)
    left -= length
  }
  return line.at(-1)
}

function between([x1 = 0, y1 = 0]: Position = [], [x2 = 0, y2 = 0]: Position = [], share: number): Position {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function distance([x1 = 0, y1 = 0]: Position = [], [x2 = 0, y2 = 0]: Position): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

function toPoint([longitude = 0, latitude = 0]: Position): MapPoint {
  return { latitude, longitude }
}
