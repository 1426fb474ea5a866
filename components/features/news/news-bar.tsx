import { NewsFilterBar } from '@/components/features/news/news-filter-bar'
import { NewsTypeTabs } from '@/components/features/news/news-type-tabs'
import type { NewsFilter, NewsType } from '@/lib/domains/news/contract'

/** Draws above the list its types, then the text and the period. */
export function NewsBar({ types, filter }: { types: readonly NewsType[]; filter: NewsFilter }) {
  return (
    <div className="space-y-4">
      <NewsTypeTabs types={types} filter={filter} />
      <NewsFilterBar filter={filter} />
    </div>
  )
}
