import { z } from 'zod'
import type { ItemFilter } from '@/lib/contract/queue-shapes'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'

const MAX_TEXT_LENGTH = 200

const shape = z.object({
  view: z.string().optional().catch(undefined),
  text: z.string().trim().min(1).max(MAX_TEXT_LENGTH).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Reads the filter of an address; an unknown view is the first one, of a search all. */
export function parseItemFilter(kind: ItemKindName, values: object): ItemFilter {
  const { view, text, page } = shape.parse(values instanceof URLSearchParams ? Object.fromEntries(values) : values)
  const { views } = itemKinds[kind]
  const known = views.find(({ value }) => value === view)?.value
  return { view: known ?? (text ? 'all' : (views[0]?.value ?? 'all')), page, ...(text && { text }) }
}

export function formatItemFilter({ view, text, page }: ItemFilter): string {
  const query = new URLSearchParams({ view })
  if (text) query.set('text', text)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
