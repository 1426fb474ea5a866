import { SolvedClaim } from '@/components/features/claims/solved-claim'
import { PeriodSheet } from '@/components/ui/filtered-list/period-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { paths } from '@/lib/config/paths'
import { z } from 'zod'
import { defineSection } from '@/components/ui/filtered-list/section'
import { readGraphql } from '@/lib/page-data/call-operation'
import { buildPaginator, toPage } from '@/lib/contract/graphql-shapes'
import { messages } from '@/lib/contract/messages'
import { filterText, pageNumber, periodFields, withPeriod } from '@/lib/contract/shapes'
import { paginateProjects } from '@/lib/domains/claims/graphql/operations'
import type { SearchParams } from '@/lib/config/search-params'
import { RESULTS_PER_PAGE } from '@/lib/domains/claims/rules'
import { formatFound } from '@/lib/text/plural'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

export function ResultsList({ state }: Pick<ResultsPage, 'state'>) {
  return (
    <SectionList id="results-list" state={state} look={look}>
      {(project) => (
        <li key={project.id}>
          <SolvedClaim claim={project} />
        </li>
      )}
    </SectionList>
  )
}

export function ResultsBar({ filter }: Pick<ResultsPage, 'filter'>) {
  return (
    <form
      aria-label="Отбор результатов"
      action={paths.socialControlResults}
      className="flex items-end gap-3 rounded-card bg-ground p-4 sm:p-5"
    >
      <SearchField
        id="results-text"
        label="Слова заявки или адрес"
        showLabel
        defaultValue={filter.title}
        className="flex-1"
      />
      <PeriodSheet
        id="results-period"
        title="Когда решено"
        from="Решено с"
        start={filter.start_date}
        end={filter.end_date}
      />
    </form>
  )
}

const first = RESULTS_PER_PAGE

const resultsSection = defineSection({
  read: async (filter) => (await readGraphql(paginateProjects, { ...filter, first }))?.PaginateProjects ?? null,
  filter: withPeriod(z.object({ title: filterText.optional(), ...periodFields, page: pageNumber })),
  path: paths.socialControlResults,
  title: () => 'Результаты социального контроля',
  address: { title: 'text', start_date: 'start_date', end_date: 'end_date' },
  page: toPage,
  empty: buildPaginator<never>([], { total: 0, first, page: 1 }),
  unknown: {},
  indexed: [],
  labels: () => [],
  nothing: {
    yet: 'Решённых заявок со снимками пока нет',
    yetAdvice: 'Они появятся здесь, как только ведомства ответят.',
    none: messages.nothingFound,
    advice: 'Попробуйте другие слова или период.',
    all: 'Все результаты',
  },
})

type ResultsPage = Awaited<ReturnType<typeof readResults>>

/** The form shows the filter, so the text gives only the number. */
export async function readResults(params: SearchParams) {
  const shown = await resultsSection.read(params)
  return { ...shown, state: { ...shown.state, found: { labels: [formatFound(shown.page.total)] } } }
}
