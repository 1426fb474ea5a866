import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { day, moment } from '@/lib/contract/shapes'

export interface FeedKind {
  value: string
  name: string
  icon: 'paper' | 'place' | 'people' | 'bulb' | 'thumb' | 'talk' | 'lifebuoy'
}

export const defineFeedEntry = (kinds: readonly FeedKind[]) =>
  z.object({
    kind: z.enum(kinds.map(({ value }) => value)),
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
