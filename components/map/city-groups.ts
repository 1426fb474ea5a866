import { signColors, type MapBounds, type MapPoint } from '@/components/map/map-place'
import type { Shares } from '@/components/map/cluster-ring'

export interface GroupedCity {
  bounds: MapBounds
  levels: CityLevel[]
}

export interface CityLevel {
  zoom: number
  longitudes: number[]
  latitudes: number[]
  counts: number[]
  partings: number[]
  points: (number | null)[]
  /** One number per group and colour of signs; absent if places have none. */
  shares?: number[] | undefined
}

const COLORS = signColors.length

/** Groups that came with the page. Nearer zooms get those of the nearest known level. */
export class CityGroups implements Grouping {
  constructor(private readonly city: GroupedCity) {}

  within(bounds: MapBounds, zoom: number, active: number | null): Group[] {
    const { levels } = this.city
    const found = levels.findLastIndex((level) => level.zoom <= Math.round(zoom))
    return this.buildGroups(Math.max(found, 0))
      .map((group) => ({ ...group, isActive: group.point !== null && group.point === active }))
      .filter((group) => isWithin(bounds, group))
  }

  listMembers(): number[] {
    return []
  }

  private buildGroups(place: number): Omit<Group, 'isActive'>[] {
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

export interface Group extends MapPoint {
  count: number
  point: number | null
  cluster: Cluster | null
  /** Zoom at which a cluster falls apart; beyond the last one if its places share one point. */
  partsAt: number
  shares: Shares
  isActive: boolean
}

/** A point outside of any cluster. */
export function toLoneGroup({ longitude, latitude }: MapPoint, point: number, isActive: boolean): Group {
  return { longitude, latitude, count: 1, point, cluster: null, partsAt: 0, shares: null, isActive }
}

export function isWithin([west, south, east, north]: MapBounds, { longitude: x, latitude: y }: MapPoint): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

/** `isOfCity`: among the clusters of the city's zooms, otherwise of the streets'. */
export interface Cluster {
  id: number
  isOfCity: boolean
}

export interface Grouping {
  /** Returns groups from north to south, in reading order; `active` is the index of a point. */
  within: (bounds: MapBounds, zoom: number, active: number | null) => Group[]
  listMembers: (cluster: Cluster, limit: number) => number[]
}

/** Last zoom that shows a whole city; nearer ones are grouped on demand. */
export const CITY_ZOOM = 14
