import type { Feature, Geometry, Position } from 'geojson'
import { findRule, readFacts } from '@/components/map/layer-rules'
import type { MapPoint } from '@/components/map/map-place'
import type { DrawnLayer, FeatureFacts } from '@/components/map/map-view'

interface BadgeRoute {
  number: string
  color: string
  /** What a press opens: the same as a press of the line. */
  facts: FeatureFacts | null
}

/** Numbers of the routes that meet in a point, each in the colour of its line. */
export interface LineBadge extends MapPoint {
  routes: BadgeRoute[]
  /** At a drawn point, such as a stop, which the badge must not cover. */
  isOnPoint: boolean
}

interface RoutePoint {
  route: BadgeRoute
  at: MapPoint
  isMiddle: boolean
}

const NUMBER = /^\d{1,3}[а-я]?$/i
/** Degrees: nearer badges would cover each other, so they share a place. */
const NEAR = 0.002
/** Degrees: no zoom parts a badge from a nearer point. */
const SAME_PLACE = 0.0002

/** Degrees by which a badge stands above its point when the whole city is shown. */
const RAISED = 0.003

/** The number of a route stands at both ends of its line, then in the middle if that is free; ends come first. */
export function listLineBadges(layer: DrawnLayer): LineBadge[] {
  const features = layer.data.type === 'FeatureCollection' ? layer.data.features : []
  const points = features.flatMap((feature) => (findRule(layer, feature) ? listPoints(feature.geometry) : []))
  const badges: LineBadge[] = []
  const found = features.flatMap((feature) => listRoutePoints(layer, feature))
  for (const { route, at, isMiddle } of found.toSorted((one, other) => Number(one.isMiddle) - Number(other.isMiddle))) {
    const placed = { ...at, isOnPoint: points.some((point) => isWithin(SAME_PLACE, point, at)) }
    const near = badges.find((badge) => isWithin(NEAR, badge, at) || isWithin(NEAR, raise(badge), raise(placed)))
    if (!near) badges.push({ ...placed, routes: [route] })
    else if (!isMiddle && !near.routes.some(({ number }) => number === route.number)) near.routes.push(route)
  }
  return badges
}

function listRoutePoints(layer: DrawnLayer, feature: Feature): RoutePoint[] {
  const { value = '', color = '', kind } = findRule(layer, feature) ?? {}
  if (!NUMBER.test(value) || kind === 'point' || kind === 'area' || !feature.geometry) return []
  const route: BadgeRoute = { number: value, color, facts: readFacts(feature) }
  return listLines(feature.geometry)
    .flatMap((line) => [line[0], line.at(-1), findMiddle(line)])
    .flatMap((position, index) => (position ? [{ route, at: toPoint(position), isMiddle: index % 3 === 2 }] : []))
}

function raise({ latitude, longitude, isOnPoint }: Omit<LineBadge, 'routes'>): MapPoint {
  return { latitude: latitude + (isOnPoint ? RAISED : 0), longitude }
}

function isWithin(degrees: number, one: MapPoint, other: MapPoint): boolean {
  return Math.abs(one.latitude - other.latitude) < degrees && Math.abs(one.longitude - other.longitude) < degrees
}

function listPoints(geometry: Geometry | null): MapPoint[] {
  if (geometry?.type === 'Point') return [toPoint(geometry.coordinates)]
  return geometry?.type === 'MultiPoint' ? geometry.coordinates.map(toPoint) : []
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
