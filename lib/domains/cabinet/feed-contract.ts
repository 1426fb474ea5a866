import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { feedEntryOf } from '@/lib/contract/feed-entry'
import { day, pageNumber, pageOf } from '@/lib/contract/shapes'
import { appealKinds } from '@/lib/domains/appeals/feed-kinds'
import { claimKinds } from '@/lib/domains/claims/rules'
import { discussionKinds } from '@/lib/domains/discussions/feed-kinds'
import { ideaKinds } from '@/lib/domains/ideas/feed-kinds'
import { receptionKinds } from '@/lib/domains/receptions/feed-kinds'
import { supportKinds } from '@/lib/domains/support/feed-kinds'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

export const feedKinds = [appealKinds, claimKinds, ideaKinds, discussionKinds, supportKinds, receptionKinds].flat()

const feedEntry = feedEntryOf(feedKinds)

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
