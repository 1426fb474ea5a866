'use client'

import { IdeaCard } from '@/components/features/ideas/idea-card'
import type { ShownIdea } from '@/components/features/ideas/shown-idea'
import type { RowsPage } from '@/components/ui/filtered-list/section-text'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'

const EAGER = 2

export function IdeaCards({ page, query }: { page: RowsPage<ShownIdea>; query: string }) {
  return (
    <PagedList
      listId="ideas-list"
      page={page}
      path={paths.allIdeas}
      query={query}
      className="grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3"
    >
      {page.data.map((idea, index) => (
        <li key={idea.href} className="max-sm:border-b max-sm:border-line max-sm:pb-7">
          <IdeaCard idea={idea} priority={index < EAGER} />
        </li>
      ))}
    </PagedList>
  )
}
