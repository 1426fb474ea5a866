import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { day, moment } from '@/lib/contract/shapes'

/** Something that residents do on the portal, as their feed calls and draws it. */
export interface FeedKind {
  value: string
  name: string
  icon: 'paper' | 'place' | 'people' | 'bulb' | 'thumb' | 'talk' | 'lifebuoy'
}

/** An entry of the feed; `kinds` are those of all domains. */
export const feedEntryOf = (kinds: readonly FeedKind[]) =>
  z.object({
    kind: z.enum(kinds.map(({ value }) => value)),
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
    /** Something may still become of it although no term runs. */
    is_open: z.boolean().optional(),
  })
export type FeedEntry = z.infer<ReturnType<typeof feedEntryOf>>

/** Newest entries of one kind, and how many there are in all. */
export interface FeedPart {
  total: number
  entries: FeedEntry[]
}

/** Whether its author still waits for something. */
export function isOpenMatter({ answer_by: answerBy, is_open: isOpen }: FeedEntry): boolean {
  return answerBy !== null || isOpen === true
}

/** Facts of an entry that nobody has to answer. */
export const withoutTerm = { answer_by: null, is_overdue: false }

/** State of a vote: its author sees how they voted before the vote counts. */
export function voteState(side: string, isWaiting: boolean): string {
  return isWaiting ? `${side}. ${messages.awaitsAddress}` : side
}
