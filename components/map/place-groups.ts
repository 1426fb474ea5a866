import { wrap, type Remote } from 'comlink'
import type { Shift } from '@/components/map/clear-clusters'
import type { Shares } from '@/components/map/cluster-ring'
import { type Group, type Grouping, type Cluster, toLoneGroup } from '@/components/map/city-groups'
import { UngroupedPoints } from '@/components/map/ungrouped-points'
import { signColors, type MapBounds, type MapPlace, type MapPoint, type MarkedPlace } from '@/components/map/map-place'
import { PointClusters, type PointColumns } from '@/components/map/point-clusters'

export interface MapMarker extends MapPoint {
  key: string
  count: number
  place: MarkedPlace | null
  cluster: Cluster | null
  /** Zoom at which the cluster falls apart; beyond the last one if its places share one point. */
  partsAt: number
  shares: Shares
  /** The active place is never in a cluster. */
  isActive: boolean
  /** Its places have numbers of their own. */
  isNumbered: boolean
  shift?: Shift
}

/** More points would block the page, so another thread groups them. */
const MAX_HERE = 2_000

export type Clusters = Promise<Grouping | Remote<PointClusters>>

export class PlaceGroups {
  private numbers: Map<MapPlace['id'], number> | undefined
  private readonly isNumbered: boolean

  constructor(
    readonly places: readonly MarkedPlace[],
    private readonly clusters: Clusters,
  ) {
    this.isNumbered = places.some(({ number }) => number !== undefined)
  }

  async within(bounds: MapBounds, zoom: number, active: MapPlace['id'] | null): Promise<MapMarker[]> {
    const number = this.findNumber(active)
    const groups = await (await this.clusters).within(bounds, zoom, number)
    const parted = await Promise.all(groups.map((group) => this.withoutActive(group, number)))
    const sorted = parted.flat().sort((one, other) => other.latitude - one.latitude)
    return sorted.map((group) => this.toMarker(group))
  }

  /** Returns the first places of a cluster without the active one, which is beside it. */
  async listPlaces(cluster: Cluster, limit: number, active: MapPlace['id'] | null): Promise<MarkedPlace[]> {
    const members = await (await this.clusters).listMembers(cluster, limit + 1)
    const places = members.map((number) => this.places[number]).filter((place) => place !== undefined)
    return places.filter(({ id }) => id !== active).slice(0, limit)
  }

  private async withoutActive(group: Group, active: number | null): Promise<Group[]> {
    if (active === null || !group.cluster || !group.isActive) return [group]
    return [this.loneGroup(active, true), await this.subtractPlace(group, group.cluster, active)]
  }

  private async subtractPlace(group: Group, cluster: Cluster, active: number): Promise<Group> {
    if (group.count > 2) {
      const color = signColors.indexOf(this.places[active]?.sign?.color ?? signColors[0])
      const shares = group.shares && group.shares.map((share, index) => (index === color ? share - 1 : share))
      return { ...group, count: group.count - 1, shares, isActive: false }
    }
    const pair = await (await this.clusters).listMembers(cluster, 2)
    return this.loneGroup(pair.find((point) => point !== active) ?? active, false)
  }

  private loneGroup(point: number, isActive: boolean): Group {
    return toLoneGroup(this.places[point] ?? { longitude: 0, latitude: 0 }, point, isActive)
  }

  private toMarker({ point, cluster, count, ...where }: Group): MapMarker {
    const place = point === null ? null : (this.places[point] ?? null)
    const key = cluster ? `${cluster.isOfCity ? 'c' : 's'}${cluster.id}-${count}` : `p${place?.id}`
    return { ...where, key, count, place, cluster, isNumbered: this.isNumbered }
  }

  private findNumber(id: MapPlace['id'] | null): number | null {
    if (id === null) return null
    this.numbers ??= new Map(this.places.map((place, number) => [place.id, number]))
    return this.numbers.get(id) ?? null
  }
}

/** A list this short is read whole, so its map hides none of its numbers in a ring. */
const FEW = 12

/** For maps beside a list. */
export function groupListedPlaces(places: readonly MarkedPlace[]): PlaceGroups {
  if (places.length > FEW) return groupPlaces(places)
  return new PlaceGroups(places, Promise.resolve(new UngroupedPoints(places)))
}

export function groupPlaces(places: readonly MarkedPlace[]): PlaceGroups {
  return new PlaceGroups(places, clusterPoints(toColumns(places)))
}

export function clusterPoints(points: PointColumns): Clusters {
  return points.longitudes.length > MAX_HERE ? clusterElsewhere(points) : Promise.resolve(new PointClusters(points))
}

function toColumns(places: readonly MarkedPlace[]): PointColumns {
  return {
    longitudes: Float64Array.from(places, ({ longitude }) => longitude),
    latitudes: Float64Array.from(places, ({ latitude }) => latitude),
    colors: places.every(({ sign }) => sign)
      ? Uint8Array.from(places, ({ sign }) => (sign ? signColors.indexOf(sign.color) : 0))
      : undefined,
  }
}

let thread: Worker | undefined

/** Groups here if the thread's script is unavailable. */
async function clusterElsewhere(points: PointColumns): Clusters {
  try {
    const worker = (thread ??= new Worker(new URL('./clusters-worker.ts', import.meta.url)))
    const failed = new Promise<never>((_, fail) => worker.addEventListener('error', fail, { once: true }))
    const Elsewhere = wrap<typeof PointClusters>(worker)
    const clusters = await Promise.race([new Elsewhere(points), failed])
    // the city is grouped while the map itself is still on its way
    await clusters.within([0, 0, 0, 0], 0, null)
    return clusters
  } catch {
    thread = undefined
    return new PointClusters(points)
  }
}
