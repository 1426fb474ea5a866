import type { Shares } from '@/components/map/cluster-ring'
import type { MapBounds } from '@/components/map/map-place'

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
