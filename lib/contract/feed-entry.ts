import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { day, moment } from '@/lib/contract/shapes'

/** What a resident does on the portal, as their feed calls it. */
export const feedKinds = [
  { value: 'appeal', name: 'Официальное обращение' },
  { value: 'claim', name: 'Заявка' },
  { value: 'joined_claim', name: 'Вы присоединились' },
  { value: 'idea', name: 'Идея' },
  { value: 'idea_vote', name: 'Голос за идею или против' },
  { value: 'discussion_vote', name: 'Голос в обсуждении' },
  { value: 'support', name: 'Техническая поддержка' },
] as const

export const feedEntry = z.object({
  kind: z.enum(feedKinds.map(({ value }) => value)),
  /** Number of the thing among its own kind. */
  id: z.int(),
  title: z.string(),
  text: z.string().nullable(),
  state: z.string(),
  /** Page of the portal where more is said; null where nobody but the author may see it. */
  url: z.string().nullable(),
  at: moment,
  /** The day by which it has to be answered. */
  answer_by: day.nullable(),
  is_overdue: z.boolean(),
})
export type FeedEntry = z.infer<typeof feedEntry>

/** Newest entries of one kind, and how many there are in all. */
export interface FeedPart {
  total: number
  entries: FeedEntry[]
}

/** Facts of an entry that nobody has to answer. */
export const withoutTerm = { answer_by: null, is_overdue: false }

/** State of a vote: its author sees how they voted before the vote counts. */
export function voteState(side: string, isWaiting: boolean): string {
  return isWaiting ? `${side}. ${messages.awaitsAddress}` : side
}
