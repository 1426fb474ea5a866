import type { BeforeAfterKind } from '@/lib/package/seed/content/claim-words'
import type { PictureSubject } from '@/lib/package/seed/content/shapes'

export type IdeaFate = 'moderation' | 'refused' | 'support' | 'review' | 'accepted' | 'rejected' | 'realized'

/** An idea and what became of it. */
export interface SeedIdea {
  title: string
  text: string
  category: string
  /** A house of the demo city. */
  address: string
  fate: IdeaFate
  /** What the author's drawn photo shows; a realised idea may have a pair instead. */
  subject?: PictureSubject
  pair?: BeforeAfterKind
  /** The department's official answer, or the moderator's reason. */
  answer?: string
  /** What was done. */
  report?: string
  /** Title of the author's own paper, attached as a document. */
  paper?: string
}
