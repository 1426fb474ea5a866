import { z } from 'zod'
import { id } from '@/lib/contract/shapes'
import { queueViews, type QueueView } from '@/lib/domains/claims/queue/rules'
import type { QueueFilter } from '@/lib/domains/claims/queue/shapes'

type Values = Record<string, string | string[] | undefined>

const MAX_TEXT_LENGTH = 200
const optionalId = id.optional().catch(undefined)
const names = queueViews.map(({ value }) => value) as [QueueView, ...QueueView[]]

const filterShape = z.object({
  view: z.enum(names).catch('all'),
  text: z.string().trim().min(1).max(MAX_TEXT_LENGTH).optional().catch(undefined),
  category: optionalId,
  department: optionalId,
  show: z.literal('map').optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Reads the filter of an address; what it does not know is left out. */
export function parseQueueFilter(values: Values | URLSearchParams): QueueFilter {
  const given = values instanceof URLSearchParams ? Object.fromEntries(values) : values
  const { text, category, department, show, ...rest } = filterShape.parse(given)
  return {
    ...rest,
    ...(text && { text }),
    ...(category && { category }),
    ...(department && { department }),
    ...(show && { isMap: true }),
  }
}

/** Writes the filter into an address, without the first page. */
export function formatQueueFilter({ view, text, category, department, isMap, page }: QueueFilter): string {
  const query = new URLSearchParams({ view })
  if (text) query.set('text', text)
  if (category) query.set('category', String(category))
  if (department) query.set('department', String(department))
  if (isMap) query.set('show', 'map')
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
