import { claimHref } from '@/components/features/claims/claim-address'
import { signOf } from '@/components/features/claims/claim-status'
import type { MarkedPlace } from '@/components/ui/map/map-place'
import { clusterPoints, type Clusters } from '@/components/ui/map/place-groups'
import { claimStatusName, POINT_SCALE, type ClaimPoints } from '@/lib/contract/claims'

/** The theme of a marker: its name and its picture. */
export interface MarkedTheme {
  id: number
  title: string
  icon: string | null
}

/** What all markers of one map are drawn with. */
interface Drawing {
  themes: readonly MarkedTheme[]
  query: string
}

const clustered = new WeakMap<ClaimPoints, Clusters>()

/** The points of an answer in groups, made once: a hundred thousand take their time and need not wait for the map. */
export function claimClusters(points: ClaimPoints): Clusters {
  const { origin, x, y } = points
  const found = clustered.get(points)
  if (found) return found
  const clusters = clusterPoints({
    longitudes: Float64Array.from(x, (part) => (origin.x + part) / POINT_SCALE),
    latitudes: Float64Array.from(y, (part) => (origin.y + part) / POINT_SCALE),
  })
  clustered.set(points, clusters)
  return clusters
}

/** Every claim of the answer as a place. */
export function claimPlaces(points: ClaimPoints, drawing: Drawing): ClaimPlace[] {
  return points.id.map((_, index) => new ClaimPlace(points, index, drawing))
}

/** A claim as a place. Its words are made when its marker is: of a hundred thousand only some dozens are in sight. */
class ClaimPlace implements MarkedPlace {
  readonly id: number
  readonly latitude: number
  readonly longitude: number

  constructor(
    private readonly points: ClaimPoints,
    private readonly index: number,
    private readonly drawing: Drawing,
  ) {
    const { id, origin, x, y } = points
    this.id = id[index] ?? 0
    this.longitude = (origin.x + (x[index] ?? 0)) / POINT_SCALE
    this.latitude = (origin.y + (y[index] ?? 0)) / POINT_SCALE
  }

  get title() {
    return `${this.theme?.title ?? 'Заявка'}, № ${this.id}`
  }

  get address() {
    return claimStatusName(this.code)
  }

  get href() {
    return claimHref(this.id, this.drawing.query)
  }

  get sign() {
    return signOf(this.code, this.theme?.icon ?? null)
  }

  private get code() {
    return this.points.code[this.index] ?? 1
  }

  private get theme() {
    return this.drawing.themes.find(({ id }) => id === this.points.category[this.index])
  }
}
