import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import type { Paper, MarkedText } from '@/lib/platform/documents/papers/paper'

/** Where an event takes place; the address stands on the demo city's map. */
export interface SeedVenue {
  place: string
  address: string
}

/** Week 0 is the week of seeding; days go from 1 Monday to 7 Sunday, so that a concert never falls on a Monday morning. */
export interface SeedShowing {
  week: number
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** HH:MM by the city's clock. */
  time: string
  /** HH:MM of the same night, or the day on which a showing of many days closes. */
  until?: string | { week: number; day: 1 | 2 | 3 | 4 | 5 | 6 | 7; time: string }
  venue: SeedVenue
}

export interface SeedPoster {
  title: string
  summary: string
  body: MarkedText
  category: string
  age: '0' | '6' | '12' | '16' | '18'
  /** Absent: free. */
  price?: string
  organizer: string
  phone?: string
  ticketUrl?: string
  picture: SeedPicture
  files?: Paper[]
  showings: SeedShowing[]
}

export interface SeedReferenceTopic {
  title: string
  entries: {
    title: string
    phones: string[]
    address?: string
    hours?: string
    email?: string
    url?: string
    note?: string
  }[]
}

export interface SeedOutlet {
  title: string
  kind: 'newspaper' | 'magazine' | 'tv' | 'radio' | 'online'
  description: string
  schedule: string
  founder: string
  url?: string
  phones: string[]
  email: string
  address: string
}

export interface SeedDistrict {
  title: string
  description: string
  population: string
  /** A house in its middle. */
  address: string
}

export interface SeedEra {
  title: string
  years: string
  events: { year: string; title: string; body: MarkedText; picture?: SeedPicture }[]
}
