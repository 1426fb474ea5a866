import { signColors, type MapBounds } from '@/components/map/map-place'
import type { Shares } from '@/components/map/cluster-ring'

/** Points are grouped for zooms at which a whole city is seen: small enough to come with a page, before the points. */
export interface GroupedCity {
  bounds: MapBounds
  /** Levels go from the farthest zoom to the nearest. */
  levels: CityLevel[]
}

/** Groups of one zoom stand as columns of equal length. */
export interface CityLevel {
  zoom: number
  longitudes: number[]
  latitudes: number[]
  counts: number[]
  /** Clusters fall apart at these zooms. */
  partings: number[]
  /** The number of a point that stands alone; null for a cluster. */
  points: (number | null)[]
  /** How the places of each group stand, one number for each colour of signs; absent where they have none. */
  shares?: number[] | undefined
}

const COLORS = signColors.length

/** The groups that came with the page, until there are others: at a nearer zoom those of the nearest they were made for. */
export class CityGroups implements Grouping {
  constructor(private readonly city: GroupedCity) {}

  within([west, south, east, north]: MapBounds, zoom: number, active: number | null): Group[] {
    const { levels } = this.city
    const found = levels.findLastIndex((level) => level.zoom <= Math.round(zoom))
    return this.groupsOf(Math.max(found, 0))
      .map((group) => ({ ...group, isActive: group.point !== null && group.point === active }))
      .filter(({ longitude: x, latitude: y }) => x >= west && x <= east && y >= south && y <= north)
  }

  /** The members are known only when the points have come. */
  membersOf(): number[] {
    return []
  }

  /** Clusters are numbered through all levels. */
  private groupsOf(place: number): Omit<Group, 'isActive'>[] {
    const { levels } = this.city
    const before = levels.slice(0, place).reduce((sum, { counts }) => sum + counts.length, 0)
    const { longitudes = [], latitudes = [], counts = [], points = [], partings = [], shares } = levels[place] ?? {}
    return counts.map((count, index) => {
      const point = points[index] ?? null
      const cluster = point === null ? { id: before + index, isOfCity: true } : null
      const own = cluster && shares ? shares.slice(index * COLORS, (index + 1) * COLORS) : null
      const longitude = longitudes[index] ?? 0
      const latitude = latitudes[index] ?? 0
      // the members of a cluster that never parts come with the points
      const partsAt = Math.min(partings[index] ?? CITY_ZOOM, CITY_ZOOM + 1)
      return { longitude, latitude, count, point, cluster, partsAt, shares: own }
    })
  }
}

/** A point of the screen is one of the points, by its number, or a cluster of those too close to each other. */
export interface Group {
  longitude: number
  latitude: number
  count: number
  point: number | null
  cluster: Cluster | null
  /** Zoom at which a cluster falls apart: beyond the last one if its places share one point. */
  partsAt: number
  /** How the places of a cluster stand. */
  shares: Shares
  /** It holds the point that was asked about. */
  isActive: boolean
}

/** A cluster has a number among those of the city, or of its streets. */
export interface Cluster {
  id: number
  isOfCity: boolean
}

/** Gives points in groups, however these came about. */
export interface Grouping {
  /** Groups go from north to south, as people read; `active` is the number of a point. */
  within: (bounds: MapBounds, zoom: number, active: number | null) => Group[]
  /** Gives numbers of the points in a cluster, `limit` of them at most. */
  membersOf: (cluster: Cluster, limit: number) => number[]
}

/** At this last zoom a whole city is seen: groups of the nearer ones are made when somebody comes nearer. */
export const CITY_ZOOM = 14
