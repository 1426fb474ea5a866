import { ProjectCard } from '@/components/features/claims/project-card'
import type { ProjectsFilter } from '@/components/features/claims/queries'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'
import type { ClaimProject } from '@/lib/domains/claims/graph/operations'
import type { PaginatorInfo } from '@/lib/contract/graph-shapes'
import { messages } from '@/lib/contract/messages'
import { queryOf } from '@/lib/shared/address-params'
import { countOf } from '@/lib/shared/plural'

export function projectsQuery({ title, start_date: start, end_date: end }: ProjectsFilter): string {
  return queryOf({ text: title, start_date: start, end_date: end })
}

interface ResultsListProps {
  projects: { data: ClaimProject[]; paginatorInfo: PaginatorInfo }
  filter: ProjectsFilter
}

/** Solved claims with the place before and after, nine on a page. */
export function ResultsList({ projects: { data, paginatorInfo: info }, filter }: ResultsListProps) {
  const query = projectsQuery(filter)
  if (data.length === 0)
    return (
      <EmptyState
        title={query ? messages.nothingFound : 'Решённых заявок со снимками пока нет'}
        action={
          query && (
            <LinkButton href={paths.socialControlResults} variant="secondary">
              Все результаты
            </LinkButton>
          )
        }
      >
        {query ? 'Попробуйте другие слова или период.' : 'Они появятся здесь, как только ведомства ответят.'}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {query ? 'Найдено:' : 'Всего'} {countOf(info.total, ['место', 'места', 'мест'])}
      </p>
      <PagedList
        listId="results-list"
        path={paths.socialControlResults}
        query={query}
        page={{ current_page: info.currentPage, last_page: info.lastPage, total: info.total, per_page: info.perPage }}
        className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {data.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </PagedList>
    </>
  )
}

/** Words and the period in which it was solved. */
export function ResultsBar({ filter }: { filter: ProjectsFilter }) {
  return (
    <form
      aria-label="Отбор результатов"
      action={paths.socialControlResults}
      className="grid items-end gap-4 rounded-card bg-ground p-4 sm:grid-cols-2 sm:p-6 lg:min-h-32 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_minmax(var(--submit),auto)]"
    >
      <SearchField
        id="results-text"
        label="Слова заявки или адрес"
        placeholder="Слова или адрес"
        defaultValue={filter.title}
        className="sm:col-span-2 lg:col-span-1"
      />
      <DateInput id="results-from" name="start_date" label="Решено с" defaultValue={filter.start_date} />
      <DateInput id="results-to" name="end_date" label="по" defaultValue={filter.end_date} />
      <Button type="submit" variant="secondary" className="sm:col-span-2 lg:col-span-1">
        Показать
      </Button>
    </form>
  )
}
