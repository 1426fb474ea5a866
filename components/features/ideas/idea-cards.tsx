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

/** The newest idea is large, the others stand beside it. */
export function NewestCards({ lead, others }: { lead: ShownIdea; others: readonly ShownIdea[] }) {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <IdeaCard idea={lead} heading="h3" isLead priority />
      {others.length > 0 && (
        <ul className="grid gap-y-7 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10">
          {others.map((idea) => (
            <li key={idea.href} className="max-sm:border-t max-sm:border-line max-sm:pt-7">
              <IdeaCard idea={idea} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
