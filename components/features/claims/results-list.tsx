import { SolvedClaim } from '@/components/features/claims/solved-claim'
import type { ResultsPage } from '@/components/features/claims/results-section'
import { PeriodSheet } from '@/components/ui/section/period-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { SectionList } from '@/components/ui/section/section-list'
import { paths } from '@/lib/config/paths'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

/** Draws solved claims with the place before and after, nine on a page. */
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

/** Draws the text and the period of solution, in one line. */
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
