import Supercluster from 'supercluster'
import type { MapPoint, MarkedPlace } from '@/components/ui/map/map-place'

/** West, south, east, north, degrees. */
export type MapBounds = [number, number, number, number]

/** What stands at one point of the screen: a place, or several too close to each other. */
export interface Spot {
  key: string
  latitude: number
  longitude: number
  count: number
  /** The place of a single one. */
  place: MarkedPlace | null
  clusterId: number | null
}

/** Zooms that the map has: for others nothing is grouped. */
export interface ZoomRange {
  minZoom: number
  maxZoom: number
}

/** Radius in pixels: markers of 44 px beside each other do not cover one another. */
const RADIUS = 52
/** A member is at most two radii from the middle of its heap, its own members half as far from it, and so on; the rest is for rounding. */
const FARTHEST = 5 * RADIUS
const TILE = 256

/** Places grouped for every zoom; answers only for what is in sight, so its size does not matter to the screen. */
export class PlaceClusters {
  private readonly index: Supercluster<{ place: number }>
  private readonly maxZoom: number
  private byId: Map<MarkedPlace['id'], MarkedPlace> | undefined

  constructor(
    private readonly places: readonly MarkedPlace[],
    { minZoom, maxZoom }: ZoomRange,
  ) {
    this.maxZoom = maxZoom
    this.index = new Supercluster<{ place: number }>({ radius: RADIUS, minZoom, maxZoom, extent: TILE, minPoints: 2 })
    this.index.load(
      places.map(({ latitude, longitude }, place) => ({
        type: 'Feature',
        properties: { place },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    )
  }

  /** From north to south, as people read. */
  within(bounds: MapBounds, zoom: number): Spot[] {
    const found = this.index.getClusters(bounds, Math.round(zoom)).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('cluster' in properties) {
        const { cluster_id: clusterId, point_count: count } = properties
        return { key: `c${clusterId}-${count}`, latitude, longitude, count, place: null, clusterId }
      }
      const place = this.places[properties.place] ?? null
      return { key: `p${place?.id}`, latitude, longitude, count: 1, place, clusterId: null }
    })
    return found.sort((one, other) => other.latitude - one.latitude)
  }

  /** The zoom at which a cluster falls apart; null where its places share one point. */
  partingZoom(clusterId: number): number | null {
    const zoom = this.index.getClusterExpansionZoom(clusterId)
    return zoom > this.maxZoom ? null : zoom
  }

  placesOf(clusterId: number, limit: number): MarkedPlace[] {
    return this.index
      .getLeaves(clusterId, limit)
      .map(({ properties }) => this.places[properties.place])
      .filter((place) => place !== undefined)
  }

  /** Whether a place stands in a spot: the place itself or a member of the heap. */
  isIn(spot: Spot, id: MarkedPlace['id']): boolean {
    if (spot.place) return spot.place.id === id
    this.byId ??= new Map(this.places.map((place) => [place.id, place]))
    const place = this.byId.get(id)
    return place !== undefined && spot.clusterId !== null && this.holds(spot.clusterId, place)
  }

  /** Goes down only to where the place can be: a heap may have a hundred thousand of them. */
  private holds(clusterId: number, place: MarkedPlace): boolean {
    return this.index.getChildren(clusterId).some(({ properties, geometry }) => {
      if (!('cluster' in properties)) return this.places[properties.place]?.id === place.id
      const { cluster_id: child } = properties
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const zoom = this.index.getClusterExpansionZoom(child) - 1
      return pixelsBetween({ longitude, latitude }, place, zoom) <= FARTHEST && this.holds(child, place)
    })
  }
}

/** In Web Mercator. */
function pixelsBetween(one: MapPoint, other: MapPoint, zoom: number): number {
  const [x, y] = worldOf(one)
  const [otherX, otherY] = worldOf(other)
  return Math.hypot(x - otherX, y - otherY) * TILE * 2 ** zoom
}

function worldOf({ longitude, latitude }: MapPoint): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [longitude / 360, Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}
