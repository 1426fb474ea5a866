import { claimHref } from '@/components/features/claims/claim-address'
import { signOf } from '@/components/features/claims/claim-status'
import type { MarkedPlace } from '@/components/ui/map/map-place'
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
