import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { feedEntry } from '@/lib/contract/feed-entry'
import { pageNumber, pageOf } from '@/lib/contract/shapes'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

export const listResidentFeed = defineOperation({
  id: 'listResidentFeed',
  method: 'GET',
  path: '/api/user/feed',
  summary: 'Всё, что вы подали и за что голосовали: обращения, заявки, идеи, голоса; новое сверху, по 20 на странице',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ feed: pageOf(feedEntry) }),
})
