import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText, pageNumber, pageOf } from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Сайт')
export { operations }

export const LINKS_PER_PAGE = 20

const linkTypeId = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .min(1, messages.unknownValue)
  .max(4, messages.unknownValue)

const usefulLink = z.object({ title: z.string(), url: z.string() })
export type UsefulLink = z.infer<typeof usefulLink>

const linkFilter = z.object({ type_id: linkTypeId, title: filterText.optional(), page: pageNumber })
export type LinkFilter = z.infer<typeof linkFilter>

export const listUsefulLinks = defineRead({
  id: 'listUsefulLinks',
  path: '/api/usefullinks',
  summary: 'Ссылки одного раздела, по 20 на странице',
  query: linkFilter,
  answer: z.object({ useful_links: pageOf(usefulLink) }),
})

export const searchUsefulLinks = defineSearch(listUsefulLinks, {
  id: 'searchUsefulLinks',
  summary: 'То же, фильтр в теле запроса; следующие страницы — по first_page_url',
})
