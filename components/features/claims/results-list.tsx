import { SolvedClaim } from '@/components/features/claims/solved-claim'
import type { ResultsPage } from '@/components/features/claims/results-section'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { SearchField } from '@/components/ui/search-field'
import { SectionList } from '@/components/ui/section/section-list'
import { paths } from '@/lib/config/paths'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

/** Solved claims with the place before and after, nine on a page. */
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

/** Words and the period in which it was solved. */
export function ResultsBar({ filter }: Pick<ResultsPage, 'filter'>) {
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
