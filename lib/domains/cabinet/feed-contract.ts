import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { day, moment, pageNumber, pageOf } from '@/lib/contract/shapes'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

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

const feedEntry = z.object({
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

export const listResidentFeed = defineOperation({
  id: 'listResidentFeed',
  method: 'GET',
  path: '/api/user/feed',
  summary: 'Всё, что вы подали и за что голосовали: обращения, заявки, идеи, голоса; новое сверху, по 20 на странице',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ feed: pageOf(feedEntry) }),
})
