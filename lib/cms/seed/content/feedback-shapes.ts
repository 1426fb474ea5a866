import type { SeedText } from '@/lib/cms/seed/content/shapes'

export interface SeedChannel {
  kind: 'claim' | 'appeal' | 'support' | 'reception' | 'duty' | 'discussion' | 'idea'
  title: string
  purpose: string
  term: string
  answeredBy: string
}

export interface SeedDesk {
  title: string
  room: string | null
  phone: string
  email: string | null
}

export interface SeedDay {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  from: string
  to: string
}

export interface SeedDutyService {
  kind: 'emergency' | 'dispatch' | 'utility' | 'housing' | 'city'
  title: string
  organization?: string
  phones: string[]
  purpose: string
  zone?: string
  /** Absent where it answers round the clock. */
  hours?: SeedDay[]
  address?: string
  note?: string
}

export interface SeedDutyPage {
  title: string
  lead: string
  advice: SeedText
}
