import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { countedTerm, day, filterText, id, joinDocument, pageNumber, pageOf, term } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Местное самоуправление')
export { operations }

export const ACTIVITY_ITEMS_PER_PAGE = 20

const activityItem = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string().nullable(),
  type: term,
  year: z.int(),
  date: day,
  /** Last day for applications to vacancies and contests. */
  deadline: day.nullable(),
  organization: term.nullable(),
  join_documents: z.array(joinDocument),
})
export type ActivityItem = z.infer<typeof activityItem>

export const governmentActivityFilter = z.object({
  type: id.optional(),
  year: z.coerce.number(messages.notANumber).int(messages.notANumber).min(1990).max(2100).optional(),
  text: filterText.optional(),
  page: pageNumber,
})
export type GovernmentActivityFilter = z.infer<typeof governmentActivityFilter>

const activityList = z.object({
  activity_items: pageOf(activityItem),
  activity_types: z.array(countedTerm),
  years: z.array(z.int()),
})
export type GovernmentActivity = z.infer<typeof activityList>

export const listGovernmentActivity = defineRead({
  id: 'listGovernmentActivity',
  path: '/api/governmentactivity',
  summary: 'Деятельность: планы, отчёты, программы, статистика и вакансии, по 20 на странице',
  query: governmentActivityFilter,
  answer: activityList,
})
