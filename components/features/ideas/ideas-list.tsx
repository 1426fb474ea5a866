import { IdeaCard } from '@/components/features/ideas/idea-card'
import { ideasQuery, describeFilter } from '@/components/features/ideas/idea-filter'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import type { IdeasPage } from '@/components/features/ideas/queries'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { LinkButton } from '@/components/ui/button/link-button'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import { formatFound } from '@/lib/text/plural'

const EAGER = 2

export function IdeasList({ filter, ideas, categories, threshold }: Omit<IdeasPage, 'wrong'>) {
  const query = ideasQuery(filter)
  const labels = describeFilter(filter, categories)
  if (ideas.data.length === 0) return <NothingFound isFiltered={query !== ''} title={filter.title} />
  return (
    <>
      <FoundSummary
        labels={[formatFound(ideas.total), ...labels]}
        resetHref={labels.length > 0 ? paths.allIdeas : undefined}
      />
      <div className="mt-6">
        <PagedList
          listId="ideas-list"
          page={ideas}
          path={paths.allIdeas}
          query={query}
          className="grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3"
        >
          {ideas.data.map((idea, index) => (
            <li key={idea.id} className="max-sm:border-b max-sm:border-line max-sm:pb-7">
              <IdeaCard idea={idea} threshold={threshold} priority={index < EAGER} />
            </li>
          ))}
        </PagedList>
      </div>
    </>
  )
}

function NothingFound({ isFiltered, title }: { isFiltered: boolean; title: string | undefined }) {
  if (!isFiltered)
    return (
      <EmptyState title="Идей пока нет" action={<ProposeLink />}>
        Станьте первым: расскажите, что построить, посадить или изменить в городе.
      </EmptyState>
    )
  return (
    <EmptyState
      title={title ? messages.nothingFoundFor(title) : messages.nothingFound}
      action={
        <LinkButton href={paths.allIdeas} variant="secondary">
          Все идеи
        </LinkButton>
      }
    >
      Попробуйте другие слова, тему или период. А может быть, это ваша идея — её ещё никто не предложил.
    </EmptyState>
  )
}
