import type { BeforeAfterKind } from '@/lib/package/seed/content/claim-words'
import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import type { Paper, MarkedText } from '@/lib/platform/documents/papers/paper'

export interface SeedOrganization {
  title: string
  short?: string
  kind: 'authority' | 'department' | 'institution' | 'enterprise'
  sphere: string
  /** Title of what it stands under. */
  parent?: string
  summary: string
  powers: MarkedText
  address: string
  phones: string[]
  email?: string
  site?: string
  /** «1-4 09:00-18:00; 5 09:00-16:45»; weekdays 1 Monday to 7 Sunday. */
  hours?: string
  hoursNote?: string
  /** News with this tag belong to its page. */
  newsTag?: string
  /** Titles of acts. */
  documents?: string[]
  picture?: SeedPicture
  ledByMayor?: boolean
  /** Full name of the deputy who answers for it. */
  curator?: string
}

export interface SeedOfficial {
  /** «Фамилия Имя Отчество» */
  name: string
  portrait: { gender: 'male' | 'female'; age: 'young' | 'middle' | 'old'; variant: number }
  post: string
  /** Title of the organisation. */
  organization: string
  /** A deputy or a secretary does not lead the organisation. */
  isDeputy?: boolean
  area: string
  biography: MarkedText
  /** «2 10:00-12:00 каб. 214» */
  reception?: string[]
  receptionNote?: string
  phone: string
  email: string
}

export interface SeedActivityItem {
  type: string
  title: string
  summary: string
  year: number
  daysAgo: number
  /** Days from the day of seeding; vacancies and contests. */
  deadlineIn?: number
  organization?: string
  files: Paper[]
}

export interface SeedProject {
  title: string
  description: string
  category: string
  stage: 'planned' | 'design' | 'works' | 'done' | 'paused'
  address?: string
  /** Roubles. */
  budget: number
  funding: string
  /** Days before the day of seeding; negative lies ahead. */
  started: number
  finish: number
  contractor?: string
  /** Title of the organisation that answers for it. */
  organization: string
  publishedAgo: number
  newsTag?: string
  /** The place before and, when done, after; or one picture of what is meant. */
  pair?: { kind: BeforeAfterKind; variant: number; before: string; after: string }
  picture?: SeedPicture
  onHome?: boolean
}
