'use client'

import { SolvedClaim } from '@/components/features/claims/solved-claim'
import type { SolvedRow } from '@/components/features/claims/shown-claim'
import { SearchField } from '@/components/ui/field/search-field'
import { PeriodSheet } from '@/components/ui/filtered-list/period-sheet'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

export function ResultsList({ state }: { state: SectionState<SolvedRow> }) {
  return (
    <SectionList id="results-list" state={state} look={look}>
      {(claim) => (
        <li key={claim.href}>
          <SolvedClaim claim={claim} />
        </li>
      )}
    </SectionList>
  )
}

interface ResultsBarProps {
  filter: { title?: string | undefined; start_date?: string | undefined; end_date?: string | undefined }
}

export function ResultsBar({ filter }: ResultsBarProps) {
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
