import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { day, moment } from '@/lib/contract/shapes'

/** Kinds of entries; the cabinet has a name and an icon for each. */
const allFeedKinds = [
  'appeal',
  'claim',
  'joined_claim',
  'idea',
  'idea_vote',
  'discussion_vote',
  'support',
  'reception',
] as const
export type FeedKind = (typeof allFeedKinds)[number]

export const defineFeedEntry = (kinds: readonly FeedKind[] = allFeedKinds) =>
  z.object({
    kind: z.enum(kinds),
    id: z.int(),
    title: z.string(),
    text: z.string().nullable(),
    state: z.string(),
    /** Null if only the author may see it. */
    url: z.string().nullable(),
    at: moment,
    answer_by: day.nullable(),
    is_overdue: z.boolean(),
    /** May still change although it has no deadline. */
    is_open: z.boolean().optional(),
  })
export type FeedEntry = z.infer<ReturnType<typeof defineFeedEntry>>

export interface FeedPart {
  total: number
  entries: FeedEntry[]
}

export function isPending({ answer_by: answerBy, is_open: isOpen }: FeedEntry): boolean {
  return answerBy !== null || isOpen === true
}

export const noDeadline = { answer_by: null, is_overdue: false }

/** Returns the state of a vote; the author sees it before the vote counts. */
export function formatVoteState(side: string, isWaiting: boolean): string {
  return isWaiting ? `${side}. ${messages.awaitsEmailConfirmation}` : side
}
