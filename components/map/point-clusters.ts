import Supercluster, { type Options } from 'supercluster'
import {
  CITY_ZOOM,
  type Group,
  type Grouping,
  type Cluster,
  type CityLevel,
  type GroupedCity,
  toLoneGroup,
} from '@/components/map/city-groups'
import { signColors, type MapBounds, type MapPoint, WORLD } from '@/components/map/map-place'
import { TILE, worldPixel } from '@/lib/contract/web-mercator'

export interface PointColumns {
  longitudes: Float64Array
  latitudes: Float64Array
  /** Index in `signColors`; absent if points have no signs. */
  colors?: Uint8Array | undefined
}

type Tally = Record<(typeof signColors)[number], number>
type Extent = Record<'west' | 'south' | 'east' | 'north', number>
type Index = Supercluster<{ point: number }, Tally & Extent>

const RADIUS = 56
/** A member is at most two radii from its cluster, whose members are half as far, and so on, plus rounding. */
const FARTHEST = 5 * RADIUS
const LAST_ZOOM = 19

export class PointClusters implements Grouping {
  private ofCity: Index | undefined
  private ofStreets: Index | undefined

  constructor(private readonly points: PointColumns) {}

  within(bounds: MapBounds, zoom: number, active: number | null): Group[] {
    const near = Math.min(Math.round(zoom), LAST_ZOOM)
    const isOfCity = near <= CITY_ZOOM
    const groups = this.index(isOfCity)
      .getClusters(bounds, near)
      .map(({ properties, geometry }): Group => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        if (!('cluster' in properties)) {
          const { point } = properties
          return toLoneGroup({ longitude, latitude }, point, point === active)
        }
        const { cluster_id: id, point_count: count } = properties
        const cluster = { id, isOfCity }
        return {
          longitude,
          latitude,
          count,
          point: null,
          cluster,
          partsAt: isOnePlace(properties) ? LAST_ZOOM + 1 : this.index(isOfCity).getClusterExpansionZoom(id),
          shares: this.points.colors ? signColors.map((color) => properties[color]) : null,
          isActive: active !== null && this.holds(cluster, active),
        }
      })
    return groups.sort((one, other) => other.latitude - one.latitude)
  }

  listMembers({ id, isOfCity }: Cluster, limit: number): number[] {
    const leaves = this.index(isOfCity).getLeaves(id, limit)
    return leaves.map(({ properties }) => properties.point)
  }

  private index(isOfCity: boolean): Index {
    if (isOfCity) return (this.ofCity ??= this.group(0, CITY_ZOOM))
    return (this.ofStreets ??= this.group(CITY_ZOOM + 1, LAST_ZOOM))
  }

  private group(minZoom: number, maxZoom: number): Index {
    const index: Index = new Supercluster({
      radius: RADIUS,
      minZoom,
      maxZoom,
      extent: TILE,
      minPoints: 2,
      ...tallying(this.points),
    })
    const features = Array.from(this.points.longitudes, (_, point) => ({
      type: 'Feature' as const,
      properties: { point },
      geometry: { type: 'Point' as const, coordinates: this.pair(point) },
    }))
    return index.load(features)
  }

  /** Searches only where the point can be: a cluster may have a hundred thousand. */
  private holds({ id, isOfCity }: Cluster, point: number): boolean {
    const index = this.index(isOfCity)
    return index.getChildren(id).some(({ properties, geometry }) => {
      if (!('cluster' in properties)) return properties.point === point
      const { cluster_id: child } = properties
      const zoom = index.getClusterExpansionZoom(child) - 1
      const distance = pixelsBetween(geometry.coordinates, this.pair(point), zoom)
      return distance <= FARTHEST && this.holds({ id: child, isOfCity }, point)
    })
  }

  private pair(point: number): [number, number] {
    return [this.points.longitudes[point] ?? 0, this.points.latitudes[point] ?? 0]
  }
}

function tallying({ colors, longitudes, latitudes }: PointColumns): Options<{ point: number }, Tally & Extent> {
  return {
    map: ({ point }) => {
      const x = longitudes[point] ?? 0
      const y = latitudes[point] ?? 0
      const tally = { 'status-1': 0, 'status-2': 0, 'status-3': 0, 'status-4': 0, west: x, south: y, east: x, north: y }
      const color = colors && signColors[colors[point] ?? 0]
      if (color) tally[color] = 1
      return tally
    },
    reduce: (sum, one) => {
      for (const color of signColors) sum[color] += one[color]
      sum.west = Math.min(sum.west, one.west)
      sum.south = Math.min(sum.south, one.south)
      sum.east = Math.max(sum.east, one.east)
      sum.north = Math.max(sum.north, one.north)
    },
  }
}

/** True if these places are one cluster at the last zoom too. */
function isOnePlace({ west, south, east, north }: Extent): boolean {
  return pixelsBetween([west, south], [east, north], LAST_ZOOM) <= RADIUS
}

function pixelsBetween(one: readonly number[], other: readonly number[], zoom: number): number {
  const from = worldPixel(toPoint(one), zoom)
  const to = worldPixel(toPoint(other), zoom)
  return Math.hypot(from.x - to.x, from.y - to.y)
}

function toPoint([longitude = 0, latitude = 0]: readonly number[]): MapPoint {
  return { longitude, latitude }
}

const FARTHEST_ZOOM = 9
/** More groups are not visible at once; nearer zooms wait for the points. */
const MAX_GROUPS = 500
const DIGITS = 5

export function groupCity(points: PointColumns): GroupedCity | null {
  const { longitudes, latitudes } = points
  if (longitudes.length === 0) return null
  const clusters = new PointClusters(points)
  const levels: CityLevel[] = []
  for (let zoom = FARTHEST_ZOOM; zoom <= CITY_ZOOM; zoom++) {
    const groups = clusters.within(WORLD, zoom, null)
    if (groups.length > MAX_GROUPS) break
    levels.push({
      zoom,
      longitudes: groups.map(({ longitude }) => Number(longitude.toFixed(DIGITS))),
      latitudes: groups.map(({ latitude }) => Number(latitude.toFixed(DIGITS))),
      counts: groups.map(({ count }) => count),
      partings: groups.map(({ partsAt }) => partsAt),
      points: groups.map(({ point }) => point),
      shares: points.colors ? groups.flatMap(({ shares }) => shares ?? signColors.map(() => 0)) : undefined,
    })
  }
  const [west, east] = findSpan(longitudes)
  const [south, north] = findSpan(latitudes)
  return { bounds: [west, south, east, north], levels }
}

/** Degrees from the middle of the city, about fifty kilometres. */
const MAX_SPREAD = 0.5

/** Ignores outliers, so a mistyped point does not move the map away from the city. */
function findSpan(column: Float64Array): [number, number] {
  const sorted = column.slice().sort()
  const middle = sorted[sorted.length >> 1] ?? 0
  const near = sorted.filter((value) => Math.abs(value - middle) <= MAX_SPREAD)
  return [near[0] ?? middle, near.at(-1) ?? middle]
}
