'use client'

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { claimsHref, claimsQuery } from '@/components/features/claims/claim-address'
import { StatusShape } from '@/components/features/claims/status-badge'
import { FilterChip, toggleValue } from '@/components/ui/list/filter-chip'
import { HiddenFields, SearchField } from '@/components/ui/field/search-field'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { PeriodSheet } from '@/components/ui/filtered-list/period-sheet'
import { paths } from '@/lib/config/paths'
import type { ClaimListFilter } from '@/lib/domains/claims/shapes'
import type { ClaimDictionaries } from '@/lib/domains/claims/graphql/operations'

/** A search comes back here: its words, the counts and the first results are in sight. */
const FILTER = 'claims-search'

interface ClaimsBarProps {
  dictionaries: ClaimDictionaries
  filter: ClaimListFilter
}

/** Text and period are a GET form; states and themes are links that toggle a value of the address. */
export function ClaimsBar({ dictionaries, filter }: ClaimsBarProps) {
  const { AllClaimStatuses: statuses } = dictionaries
  return (
    <div id={FILTER} className="mb-3 scroll-mt-20 space-y-3 print:hidden">
      <WordsForm filter={filter} />
      <Chips label="Состояние" className="max-lg:hidden">
        <StateChips statuses={statuses} filter={filter} />
      </Chips>
      <Themes dictionaries={dictionaries} filter={filter} />
      {claimsQuery(filter) !== '' && (
        <Link href={paths.socialControlMap} className="link target inline-flex items-center gap-1.5 py-1">
          <Icon name="x" className="size-4" />
          Сбросить фильтры
        </Link>
      )}
    </div>
  )
}

/** On phones the states stand above the map, where they are its legend. */
export function ClaimStates({ dictionaries, filter }: ClaimsBarProps) {
  return (
    <nav aria-label="Состояние" className="lg:hidden print:hidden">
      <ul className="mt-3 flex flex-wrap gap-2">
        <StateChips statuses={dictionaries.AllClaimStatuses} filter={filter} />
      </ul>
    </nav>
  )
}

interface StateChipsProps {
  statuses: ClaimDictionaries['AllClaimStatuses']
  filter: ClaimListFilter
}

function StateChips({ statuses, filter }: StateChipsProps) {
  const first = { ...filter, page: undefined }
  return statuses.map(({ code, name, claims_count: count }) => (
    <FilterChip
      key={code}
      href={claimsHref({ ...first, codes: toggleValue(filter.codes, code) as ClaimListFilter['codes'] })}
      isOn={filter.codes?.some((one) => one === code) ?? false}
      count={count}
    >
      <StatusShape code={code} className="size-4.5" />
      {name}
    </FilterChip>
  ))
}

function Themes({ dictionaries: { AllClaimCategories: all }, filter }: ClaimsBarProps) {
  const chosen = all.filter(({ id }) => filter.parents?.includes(id)).map(({ title }) => title)
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span className="font-medium">Темы:</span> {chosen.length > 0 ? chosen.join(', ') : 'все'}
        </span>
        <DetailsChevron />
      </summary>
      <div className="px-4 pb-4">
        <Chips label="Темы">
          {all
            .filter(({ id, claims_count: count }) => count > 0 || filter.parents?.includes(id))
            .map(({ id, title, claims_count: count }) => (
              <FilterChip
                key={id}
                href={claimsHref({ ...filter, page: undefined, parents: toggleValue(filter.parents, id) })}
                isOn={filter.parents?.includes(id) ?? false}
                count={count}
              >
                {title}
              </FilterChip>
            ))}
        </Chips>
      </div>
    </details>
  )
}

function Chips({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classNames('min-w-0', className)}>
      <ul className="flex flex-wrap gap-2 py-1">{children}</ul>
    </nav>
  )
}

function WordsForm({ filter }: { filter: ClaimListFilter }) {
  const { codes, parents, category, department, figure, overdue, text, start_date: start, end_date: end } = filter
  const hidden = {
    codes: codes?.join(','),
    parents: parents?.join(','),
    category,
    department,
    figure,
    overdue: overdue && 'true',
  }
  return (
    <form action={`${paths.socialControlMap}#${FILTER}`} aria-label="Отбор заявок" className="flex items-end gap-3">
      <HiddenFields values={hidden} />
      <SearchField id="claims-text" label="Слова заявки или адрес" showLabel defaultValue={text} className="flex-1" />
      <PeriodSheet id="claims-filter" title="За какое время" from="Сообщили с" start={start} end={end} />
    </form>
  )
}
