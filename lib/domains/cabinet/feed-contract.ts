import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { defineFeedEntry, type FeedKind } from '@/lib/contract/feed-entry'
import { day, pageNumber, pageOf } from '@/lib/contract/shapes'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

export const feedKinds: Readonly<Record<FeedKind, string>> = {
  appeal: 'Официальное обращение',
  claim: 'Заявка',
  joined_claim: 'Вы присоединились',
  idea: 'Идея',
  idea_vote: 'Голос за идею или против',
  discussion_vote: 'Голос в обсуждении',
  support: 'Техническая поддержка',
  reception: 'Запись на приём',
}

const feedEntry = defineFeedEntry()

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
