import type { ItemList } from 'schema-dts'
import type { ActivityItem } from '@/lib/domains/government-activity/contract'
import { itemListSchema } from '@/lib/domains/site/schema-org'

/** Names and dates alone: these items have no pages of their own, and their texts are in the page. */
export function activityListSchema(items: readonly ActivityItem[]): ItemList {
  return itemListSchema(items.map(({ title, date }) => ({ '@type': 'CreativeWork', name: title, datePublished: date })))
}
