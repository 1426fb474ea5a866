import type { ItemList } from 'schema-dts'
import type { ActivityItem } from '@/lib/domains/government-activity/contract'
import { absoluteUrl, itemListSchema, organizationId } from '@/lib/domains/site/schema-org'

export function activityListSchema(items: readonly ActivityItem[]): ItemList {
  return itemListSchema(
    items.map((item) => ({
      '@type': 'CreativeWork',
      name: item.title,
      ...(item.summary && { description: item.summary }),
      genre: item.type.title,
      datePublished: item.date,
      publisher: { '@id': organizationId },
      encoding: item.join_documents.map(({ document }) => ({
        '@type': 'MediaObject',
        name: document.title,
        contentUrl: absoluteUrl(document.url),
        encodingFormat: document.type,
      })),
    })),
  )
}
