import { claimHref } from '@/components/features/claims/claim-address'
import { signOf } from '@/components/features/claims/claim-status'
import type { ClaimPoint } from '@/components/features/claims/hooks'
import type { MarkedPlace } from '@/components/ui/map/map-place'
import { claimStatusName } from '@/lib/contract/claims'

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

/** A claim as a place. Its words are made when its marker is: of a hundred thousand only some dozens are in sight. */
export class ClaimPlace implements MarkedPlace {
  readonly id: number
  readonly latitude: number
  readonly longitude: number

  constructor(
    private readonly point: ClaimPoint,
    private readonly drawing: Drawing,
  ) {
    this.id = point.id
    this.latitude = point.latitude
    this.longitude = point.longitude
  }

  get title() {
    return `${this.theme?.title ?? 'Заявка'}, № ${this.id}`
  }

  get address() {
    return claimStatusName(this.point.code)
  }

  get href() {
    return claimHref(this.id, this.drawing.query)
  }

  get sign() {
    return signOf(this.point.code, this.theme?.icon ?? null)
  }

  private get theme() {
    return this.drawing.themes.find(({ id }) => id === this.point.category)
  }
}
