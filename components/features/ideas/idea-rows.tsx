'use client'

import { IdeaRow } from '@/components/features/ideas/idea-row'
import type { ShownIdea } from '@/components/features/ideas/shown-idea'
import type { RowsPage } from '@/components/ui/filtered-list/section-text'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'

const EAGER = 2

export function IdeaRows({ page, query }: { page: RowsPage<ShownIdea>; query: string }) {
  return (
    <PagedList
      listId="ideas-list"
      page={page}
      path={paths.allIdeas}
      query={query}
      className="divide-y divide-line border-y border-line"
    >
      {page.data.map((idea, index) => (
        <li key={idea.href}>
          <IdeaRow idea={idea} priority={index < EAGER} />
        </li>
      ))}
    </PagedList>
  )
}
