import { IdeaRows } from '@/components/features/ideas/idea-rows'
import { describeFilter, ideasQuery } from '@/components/features/ideas/idea-filter'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import { toShownIdea } from '@/components/features/ideas/shown-idea'
import type { IdeasPage } from '@/components/features/ideas/queries'
import { pageNumbers } from '@/components/ui/filtered-list/section-text'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps, nothingFoundTitle } from '@/components/ui/list/next-steps'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'
import { formatFound } from '@/lib/text/plural'

export function IdeasList({ filter, ideas, categories, threshold }: Omit<IdeasPage, 'wrong'>) {
  const query = ideasQuery(filter)
  const labels = describeFilter(filter, categories)
  const data = ideas.data.map((idea) => toShownIdea(idea, threshold))
  if (ideas.data.length === 0) return <NothingFound isFiltered={query !== ''} title={filter.title} />
  return (
    <>
      {labels.length > 0 && <FoundSummary labels={[formatFound(ideas.total), ...labels]} resetHref={paths.allIdeas} />}
      <div className="mt-6">
        <IdeaRows page={{ ...pageNumbers(ideas), data }} query={query} />
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
      title={nothingFoundTitle(title)}
      action={
        <LinkButton href={paths.allIdeas} variant="secondary">
          Все инициативы
        </LinkButton>
      }
    >
      Попробуйте другие слова, тему или период. А может быть, это ваша идея — её ещё никто не предложил.
      <NextSteps text={title} />
    </EmptyState>
  )
}
