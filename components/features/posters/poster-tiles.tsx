'use client'

import { PosterTile } from '@/components/features/posters/poster-tile'
import type { ShownPoster } from '@/components/features/posters/shown-poster'
import type { RowsPage } from '@/components/ui/filtered-list/section-text'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'

export function PosterTiles({ page, query }: { page: RowsPage<ShownPoster>; query: string }) {
  return (
    <PagedList
      listId="posters-list"
      page={page}
      path={paths.posters}
      query={query}
      className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3"
    >
      {page.data.map((poster, index) => (
        <PosterTile key={poster.href} poster={poster} isLead={index === 0} />
      ))}
    </PagedList>
  )
}

interface RelatedTilesProps {
  posters: readonly ShownPoster[]
  ground?: 'paper' | 'ground'
  className: string
}

/** Tiles under a heading of the page. */
export function RelatedTiles({ posters, ground, className }: RelatedTilesProps) {
  return (
    <ul className={className}>
      {posters.map((poster) => (
        <PosterTile key={poster.href} poster={poster} heading="h3" ground={ground} />
      ))}
    </ul>
  )
}
