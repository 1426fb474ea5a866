import type { MarkedText } from '@/lib/platform/documents/papers/paper'

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

export interface SeedDutyService {
  kind: 'emergency' | 'dispatch' | 'utility' | 'housing' | 'city'
  title: string
  organization?: string
  phones: string[]
  purpose: string
  zone?: string
  /** «1-5 09:00-18:00; 6 09:00-15:00», 1 is Monday; absent where it answers round the clock. */
  hours?: string
  address?: string
  note?: string
}

export interface SeedDutyPage {
  title: string
  lead: string
  advice: MarkedText
}
