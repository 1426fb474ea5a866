import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { feedEntryOf } from '@/lib/contract/feed-entry'
import { pageNumber, pageOf } from '@/lib/contract/shapes'
import { appealKinds } from '@/lib/domains/appeals/feed-kinds'
import { claimKinds } from '@/lib/domains/claims/feed-kinds'
import { discussionKinds } from '@/lib/domains/discussions/feed-kinds'
import { ideaKinds } from '@/lib/domains/ideas/feed-kinds'
import { receptionKinds } from '@/lib/domains/receptions/feed-kinds'
import { supportKinds } from '@/lib/domains/support/feed-kinds'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

/** What residents do on the portal. */
export const feedKinds = [appealKinds, claimKinds, ideaKinds, discussionKinds, supportKinds, receptionKinds].flat()

export const listResidentFeed = defineOperation({
  id: 'listResidentFeed',
  method: 'GET',
  path: '/api/user/feed',
  summary: 'Всё, что вы подали и за что голосовали: обращения, заявки, идеи, голоса; новое сверху, по 20 на странице',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ feed: pageOf(feedEntryOf(feedKinds)) }),
})
