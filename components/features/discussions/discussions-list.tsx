import { DiscussionRow } from '@/components/features/discussions/discussion-row'
import { discussionsQuery, type DiscussionsFilter } from '@/components/features/discussions/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundWords } from '@/components/ui/found-words'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { stageName } from '@/lib/domains/discussions/contract'
import type { DiscussionCard } from '@/lib/domains/discussions/graph/operations'
import type { PaginatorInfo } from '@/lib/contract/graph-shapes'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/shared/dates'
import { countOf, formatNumber } from '@/lib/shared/plural'

interface DiscussionsListProps {
  discussions: { data: DiscussionCard[]; paginatorInfo: PaginatorInfo }
  filter: DiscussionsFilter
}

/** Discussions of a filter, nine on a page. */
export function DiscussionsList({ discussions: { data, paginatorInfo: info }, filter }: DiscussionsListProps) {
  const query = discussionsQuery(filter)
  const today = isoDay(new Date(), env.TIME_ZONE)
  if (data.length === 0) return <NothingFound filter={filter} />
  return (
    <>
      <FoundWords
        words={
          query
            ? [`Найдено ${formatNumber(info.total)}`, ...filterWords(filter)]
            : [`Всего ${countOf(info.total, ['обсуждение', 'обсуждения', 'обсуждений'])}`]
        }
        resetHref={query ? paths.discussions : undefined}
      />
      <PagedList
        listId="discussions-list"
        path={paths.discussions}
        query={query}
        page={{ current_page: info.currentPage, last_page: info.lastPage, total: info.total, per_page: info.perPage }}
        className="mt-4 divide-y divide-line border-y border-line"
      >
        {data.map((discussion, index) => (
          <DiscussionRow key={discussion.id} discussion={discussion} today={today} priority={index === 0} />
        ))}
      </PagedList>
    </>
  )
}

function NothingFound({ filter }: { filter: DiscussionsFilter }) {
  if (discussionsQuery(filter) === '')
    return (
      <EmptyState title="Обсуждений пока нет">Первое появится здесь, как только организатор его объявит.</EmptyState>
    )
  return (
    <EmptyState
      title={filter.title ? messages.nothingFoundFor(filter.title) : messages.nothingFound}
      action={
        <LinkButton href={paths.discussions} variant="secondary">
          Все обсуждения
        </LinkButton>
      }
    >
      Попробуйте другой этап или другие слова.
    </EmptyState>
  )
}

export function filterWords({ code, title }: DiscussionsFilter): string[] {
  return [code && stageName(code), title && `со словами «${title}»`].flatMap((word) => word || [])
}
