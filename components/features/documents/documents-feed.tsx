import 'server-only'
import { documentsQuery, readRegister } from '@/components/features/documents/queries'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { AddressParams } from '@/lib/shared/address-params'

/** The latest acts that fit the filter of the address. */
export async function documentsFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, register } = await readRegister({ ...params, page: undefined })
  const query = documentsQuery(filter)
  return {
    facts: {
      section: 'documents',
      title: 'Документы',
      path: query ? `${paths.documents}?${query}` : paths.documents,
      query,
    },
    entries: register.documents.data.map(toEntry),
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
