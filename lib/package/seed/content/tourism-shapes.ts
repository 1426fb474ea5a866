import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'

export interface SeedTourismSection {
  link: string
  kind: 'sights' | 'routes' | 'hotels' | 'food' | 'museums' | 'beaches'
  title: string
  lead: string
  picture: SeedPicture
  items: readonly SeedTourismItem[]
}

export interface SeedTourismItem {
  title: string
  lead: string
  /** «Крепость», «Гостевой дом». */
  sort: string
  /** The fact a list shows. */
  fact?: string
  body: MarkedText
  picture: SeedPicture
  gallery?: readonly SeedPicture[]
  address?: string
  /** Where no house stands: latitude, longitude. */
  point?: readonly [number, number]
  /** «2-7 09:00-19:00; 1 10:00-14:00» */
  hours?: string
  hoursNote?: string
  phones?: readonly string[]
  email?: string
  site?: string
  price?: string
  lengthKm?: number
  duration?: string
  difficulty?: string
  stops?: readonly SeedStop[]
}

export interface SeedStop {
  title: string
  text?: string
  /** A house, or a point where none stands. */
  at: string | readonly [number, number]
}
