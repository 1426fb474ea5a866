import { NearDaysChips } from '@/components/features/posters/near-days-chips'
import { PostersFilterBar } from '@/components/features/posters/posters-filter-bar'
import { PostersTabs } from '@/components/features/posters/posters-tabs'
import type { PostersView } from '@/components/features/posters/queries'
import type { PosterList } from '@/lib/domains/posters/contract'

/** Draws above the events the tabs, then the filter. */
export function PostersBar({ page, categories }: { page: PostersView; categories: PosterList['categories'] }) {
  const isAhead = page.view === 'list' && page.filter.when !== 'past'
  return (
    <div className="space-y-6">
      <PostersTabs page={page} />
      {isAhead && <NearDaysChips page={page} />}
      <PostersFilterBar page={page} categories={categories} />
    </div>
  )
}
