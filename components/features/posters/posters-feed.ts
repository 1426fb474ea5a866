import 'server-only'
import { postersHref, postersQuery, readPostersPage } from '@/components/features/posters/queries'
import { env } from '@/lib/config/env'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { paths } from '@/lib/config/paths'
import type { AddressParams } from '@/lib/config/search-params'
import { showingWords } from '@/components/features/posters/showing-text'

/**
 * Returns future events by the filter of the address. An entry says when its event takes place and is dated by its last
 * change.
 */
export async function postersFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { page, list } = await readPostersPage({ ...params, view: undefined, page: undefined })
  const now = new Date()
  const entries = list.posters.data.flatMap(({ id, slug, title, summary, category, date, ...card }) => {
    if (!date) return []
    const description = `${showingWords(date, env.TIME_ZONE, now)}, ${date.place}. ${summary}`
    const picture = card.head_img?.img.sizes?.card
    const path = paths.posterItem(id, slug)
    const dated = { date: card.updated_at, dateIs: 'changed' as const }
    return [{ title, path, description, ...dated, category: category.title, picture }]
  })
  const query = postersQuery(page.filter)
  return { facts: { section: 'posters', title: 'Афиша', path: postersHref(page.filter), query }, entries }
}
