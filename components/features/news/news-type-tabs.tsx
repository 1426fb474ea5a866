import { newsSection } from '@/components/features/news/news-section'
import { Tabs } from '@/components/ui/tabs'
import type { NewsFilter, NewsType } from '@/lib/domains/news/contract'

/**
 * Draws the types as tabs, which keep the other filters. Counts are shown only while no other filter makes them wrong.
 */
export function NewsTypeTabs({ types, filter }: { types: readonly NewsType[]; filter: NewsFilter }) {
  const isWhole = !filter.text && !filter.tag && !filter.start_date && !filter.end_date
  const all = {
    href: newsSection.href({ ...filter, type: undefined }),
    label: 'Все',
    current: filter.type === undefined,
  }
  const items = types
    .filter(({ code, count }) => count > 0 || code === filter.type)
    .map(({ code, title, count }) => ({
      href: newsSection.href({ ...filter, type: code }),
      label: title,
      current: code === filter.type,
      ...(isWhole && { count }),
    }))
  return <Tabs label="Типы новостей" items={[all, ...items]} />
}
