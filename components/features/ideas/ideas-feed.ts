import 'server-only'
import { ideasHref, ideasQuery } from '@/components/features/ideas/idea-address'
import { readIdeasPage } from '@/components/features/ideas/queries'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { AddressParams } from '@/lib/config/search-params'

/** Returns the ideas that match the filter of the address. A feed never names their authors. */
export async function ideasFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, ideas } = await readIdeasPage({ ...params, page: undefined })
  const entries = ideas.data.map(({ id, title, created_at: date, category, status }) => ({
    title,
    path: paths.idea(id),
    description: status.name,
    date,
    ...(category && { category: category.title }),
  }))
  return {
    facts: { section: 'ideas', title: 'Идеи жителей', path: ideasHref(filter), query: ideasQuery(filter) },
    entries,
  }
}
