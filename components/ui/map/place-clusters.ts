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
  /** Several of them. */
  heap: Heap | null
}

type Index = Supercluster<{ place: number }>

/** A group in the index that knows it. */
export interface Heap {
  id: number
  index: Index
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
/** The last zoom of a whole city. Grouping for closer ones takes most of the time and the first picture needs none of it. */
const CITY_ZOOM = 14

/** Places grouped for every zoom; answers only for what is in sight, so its size does not matter to the screen. */
export class PlaceClusters {
  private readonly points: Parameters<Index['load']>[0]
  private byId: Map<MarkedPlace['id'], MarkedPlace> | undefined
  private ofCity: Index | undefined
  private ofStreets: Index | undefined

  constructor(
    private readonly places: readonly MarkedPlace[],
    private readonly zooms: ZoomRange,
  ) {
    this.points = places.map(({ latitude, longitude }, place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    }))
  }

  /** From north to south, as people read. */
  within(bounds: MapBounds, zoom: number): Spot[] {
    const near = Math.round(zoom)
    const index = this.indexFor(near)
    const found = index.getClusters(bounds, near).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('cluster' in properties) {
        const { cluster_id: id, point_count: count } = properties
        const key = `${index === this.ofCity ? 'c' : 's'}${id}-${count}`
        return { key, latitude, longitude, count, place: null, heap: { id, index } }
      }
      const place = this.places[properties.place] ?? null
      return { key: `p${place?.id}`, latitude, longitude, count: 1, place, heap: null }
    })
    return found.sort((one, other) => other.latitude - one.latitude)
  }

  /** The zoom at which a cluster falls apart; null where its places share one point. */
  partingZoom({ id, index }: Heap): number | null {
    const zoom = index.getClusterExpansionZoom(id)
    return zoom > this.zooms.maxZoom ? null : zoom
  }

  placesOf({ id, index }: Heap, limit: number): MarkedPlace[] {
    return index
      .getLeaves(id, limit)
      .map(({ properties }) => this.places[properties.place])
      .filter((place) => place !== undefined)
  }

  /** Whether a place stands in a spot: the place itself or a member of the heap. */
  isIn(spot: Spot, id: MarkedPlace['id']): boolean {
    if (spot.place) return spot.place.id === id
    this.byId ??= new Map(this.places.map((place) => [place.id, place]))
    const place = this.byId.get(id)
    return place !== undefined && spot.heap !== null && this.holds(spot.heap, place)
  }

  /** Each part is made when it is first looked at. */
  private indexFor(zoom: number): Index {
    const { minZoom, maxZoom } = this.zooms
    if (zoom <= CITY_ZOOM) return (this.ofCity ??= this.group(minZoom, Math.min(CITY_ZOOM, maxZoom)))
    return (this.ofStreets ??= this.group(Math.max(CITY_ZOOM + 1, minZoom), maxZoom))
  }

  private group(minZoom: number, maxZoom: number): Index {
    const index: Index = new Supercluster({ radius: RADIUS, minZoom, maxZoom, extent: TILE, minPoints: 2 })
    return index.load(this.points)
  }

  /** Goes down only to where the place can be: a heap may have a hundred thousand of them. */
  private holds({ id, index }: Heap, place: MarkedPlace): boolean {
    return index.getChildren(id).some(({ properties, geometry }) => {
      if (!('cluster' in properties)) return this.places[properties.place]?.id === place.id
      const { cluster_id: child } = properties
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const zoom = index.getClusterExpansionZoom(child) - 1
      return pixelsBetween({ longitude, latitude }, place, zoom) <= FARTHEST && this.holds({ id: child, index }, place)
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
