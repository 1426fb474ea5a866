import Supercluster from 'supercluster'
import type { MarkedPlace } from '@/components/ui/map/map-place'

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

/** Places grouped for every zoom; answers only for what is in sight, so its size does not matter to the screen. */
export class PlaceClusters {
  private readonly index: Supercluster<{ place: number }>
  private readonly maxZoom: number

  constructor(
    private readonly places: readonly MarkedPlace[],
    { minZoom, maxZoom }: ZoomRange,
  ) {
    this.maxZoom = maxZoom
    this.index = new Supercluster<{ place: number }>({ radius: RADIUS, minZoom, maxZoom, extent: 256, minPoints: 2 })
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
    return spot.clusterId !== null && this.placesOf(spot.clusterId, Infinity).some((place) => place.id === id)
  }
}
