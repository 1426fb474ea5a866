'use client'

import { PosterRow } from '@/components/features/posters/poster-tile'
import type { ShownPosterRow } from '@/components/features/posters/shown-poster'
import type { RowsPage } from '@/components/ui/filtered-list/section-text'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'

export function PosterRows({ page, query }: { page: RowsPage<ShownPosterRow>; query: string }) {
  return (
    <PagedList listId="posters-list" page={page} path={paths.posters} query={query} className="border-b border-line">
      {page.data.map((poster, index) => (
        <PosterRow key={poster.href} poster={poster} priority={index === 0} />
      ))}
    </PagedList>
  )
}
