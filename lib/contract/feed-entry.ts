import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { day, moment } from '@/lib/contract/shapes'

/** Residents do this on the portal; the feed calls and draws it so. */
export interface FeedKind {
  value: string
  name: string
  icon: 'paper' | 'place' | 'people' | 'bulb' | 'thumb' | 'talk' | 'lifebuoy'
}

/** Shapes an entry of the feed; `kinds` are those of all domains. */
export const feedEntryOf = (kinds: readonly FeedKind[]) =>
  z.object({
    kind: z.enum(kinds.map(({ value }) => value)),
    /** The number of the thing among its own kind. */
    id: z.int(),
    title: z.string(),
    text: z.string().nullable(),
    state: z.string(),
    /** A page of the portal says more; null where nobody but the author may see it. */
    url: z.string().nullable(),
    at: moment,
    /** It has to be answered by this day. */
    answer_by: day.nullable(),
    is_overdue: z.boolean(),
    /** Something may still become of it although no term runs. */
    is_open: z.boolean().optional(),
  })
export type FeedEntry = z.infer<ReturnType<typeof feedEntryOf>>

/** The newest entries of one kind, and how many there are in all. */
export interface FeedPart {
  total: number
  entries: FeedEntry[]
}

/** Answers whether its author still waits for something. */
export function isPending({ answer_by: answerBy, is_open: isOpen }: FeedEntry): boolean {
  return answerBy !== null || isOpen === true
}

/** Facts of an entry that nobody has to answer. */
export const noDeadline = { answer_by: null, is_overdue: false }

/** Words the state of a vote: its author sees how they voted before the vote counts. */
export function formatVoteState(side: string, isWaiting: boolean): string {
  return isWaiting ? `${side}. ${messages.awaitsEmailConfirmation}` : side
}
