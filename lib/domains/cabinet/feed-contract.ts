import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { defineFeedEntry, type FeedKind } from '@/lib/contract/feed-entry'
import { day, pageNumber, pageOf } from '@/lib/contract/shapes'
import { claimKinds } from '@/lib/domains/claims/rules'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

export const feedKinds: readonly FeedKind[] = [
  { value: 'appeal', name: 'Официальное обращение', icon: 'paper' },
  ...claimKinds,
  { value: 'idea', name: 'Идея', icon: 'bulb' },
  { value: 'idea_vote', name: 'Голос за идею или против', icon: 'thumb' },
  { value: 'discussion_vote', name: 'Голос в обсуждении', icon: 'talk' },
  { value: 'support', name: 'Техническая поддержка', icon: 'lifebuoy' },
  { value: 'reception', name: 'Запись на приём', icon: 'paper' },
]

const feedEntry = defineFeedEntry(feedKinds)

export const listResidentFeed = defineOperation({
  id: 'listResidentFeed',
  method: 'GET',
  path: '/api/user/feed',
  summary: 'Всё, что вы подали и за что голосовали: обращения, заявки, идеи, голоса; новое сверху, по 20 на странице',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ feed: pageOf(feedEntry) }),
})

/** Matters still open when the account is deleted; `outlives_account` marks those answered after `erased_on`. */
export const listOpenMatters = defineOperation({
  id: 'listOpenMatters',
  method: 'GET',
  path: '/api/user/openmatters',
  summary: 'Что ещё не закончено, и день, когда учётная запись была бы удалена, попроси вы об этом сейчас',
  access: 'resident',
  answer: z.object({ erased_on: day, matters: z.array(feedEntry.extend({ outlives_account: z.boolean() })) }),
})
export type OpenMatters = z.infer<(typeof listOpenMatters)['answer']>
