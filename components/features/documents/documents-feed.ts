import 'server-only'
import { documentsSection } from '@/components/features/documents/documents-section'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { AddressParams } from '@/lib/config/search-params'

/** Returns the latest acts that match the filter of the address. */
export async function documentsFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, page } = await documentsSection.read({ ...params, page: undefined })
  return {
    facts: {
      section: 'documents',
      title: 'Документы',
      path: documentsSection.href(filter),
      query: documentsSection.query(filter),
    },
    entries: page.data.map(toEntry),
  }
}

function toEntry({ id, title, summary, number, date, type }: LegalAct): FeedEntry {
  return {
    title: number ? `${type.title} № ${number}: ${title}` : title,
    path: paths.document(id),
    description: summary ?? title,
    date,
    category: type.title,
  }
}
