import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'
import type { VoteCode } from '@/lib/domains/discussions/contract'

/** What a resident proposed, and what the organiser said to it where the discussion is over. */
export interface SeedProposal {
  type: VoteCode
  text: string
  source?: 'paper' | 'journal'
  answer?: ['accepted'] | ['accepted' | 'partly' | 'declined', string]
}

export interface SeedDiscussion {
  title: string
  titleNpa: string
  address: string
  description: MarkedText
  exhibition: MarkedText
  /** Name of the land on the city's plan that it is about. */
  land: string
  picture: SeedPicture
  /** How the place shall look: drawn beside the sheet of its territory. */
  visions: readonly SeedPicture[]
  /** Days before the seeding of the six days of its periods; negative ones are ahead. */
  daysAgo: readonly [number, number, number, number, number, number]
  commentRequired?: boolean
  /** Votes without words: for, against, abstained. */
  silent: readonly [number, number, number]
  proposals: readonly SeedProposal[]
  /** For the explanatory note: what changes, paragraph by paragraph. */
  note: MarkedText
  /** What the draft of the act orders, row by row. */
  orders: readonly string[]
}
