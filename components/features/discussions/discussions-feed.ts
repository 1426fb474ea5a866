import 'server-only'
import { discussionsSection } from '@/components/features/discussions/discussions-section'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { AddressParams } from '@/lib/config/search-params'

/** Returns the discussions that match the filter of the address, dated by their notification. */
export async function discussionsFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, page, state } = await discussionsSection.read({ ...params, page: undefined })
  const entries = page.data.flatMap((discussion) => {
    const { id, title, title_npa: act, notification_start_date: date, status } = discussion
    const path = paths.discussion(Number(id))
    return date ? [{ title, path, description: act ?? title, date, category: status.name }] : []
  })
  const facts = { title: 'Общественные обсуждения', path: discussionsSection.href(filter), query: state.query }
  return { facts: { section: 'discussions', ...facts }, entries }
}
