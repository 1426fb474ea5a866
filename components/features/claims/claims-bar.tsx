import { CalendarDays, ChevronDown, X } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { claimsHref, claimsQuery } from '@/components/features/claims/claim-address'
import { StatusShape } from '@/components/features/claims/claim-status'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/date-input'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'
import type { ClaimListFilter } from '@/lib/contract/claim-lists'
import type { ClaimDictionaries } from '@/lib/contract/graphql/claim-operations'
import { formatNumber } from '@/lib/shared/plural'
import { toggled } from '@/lib/shared/toggled'

const SHEET = 'claims-filter'

interface ClaimsBarProps {
  dictionaries: ClaimDictionaries
  filter: ClaimListFilter
}

/** Words and period as a GET form; states and themes as links that add to the address and take away from it. */
export function ClaimsBar({ dictionaries, filter }: ClaimsBarProps) {
  const { AllClaimStatuses: statuses } = dictionaries
  const first = { ...filter, page: undefined }
  return (
    <div className="mb-6 space-y-3">
      <WordsForm filter={filter} />
      <Chips label="Состояние">
        {statuses.map(({ code, name, claims_count: count }) => (
          <Chip
            key={code}
            href={claimsHref({ ...first, codes: toggled(filter.codes, code) as ClaimListFilter['codes'] })}
            isOn={filter.codes?.some((one) => one === code) ?? false}
            count={count}
          >
            <StatusShape code={code} className="size-4.5" />
            {name}
          </Chip>
        ))}
      </Chips>
      <Themes dictionaries={dictionaries} filter={filter} />
      {claimsQuery(filter) !== '' && (
        <Link href={paths.socialControlMap} className="link target inline-flex items-center gap-1.5 py-1">
          <X aria-hidden className="size-4" />
          Сбросить фильтры
        </Link>
      )}
    </div>
  )
}

/** Folded until asked for; what is chosen stands in the fold's own line. */
function Themes({ dictionaries: { AllClaimCategories: all }, filter }: ClaimsBarProps) {
  const chosen = all.filter(({ id }) => filter.parents?.includes(id)).map(({ title }) => title)
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span className="font-medium">Темы:</span> {chosen.length > 0 ? chosen.join(', ') : 'все'}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <Chips label="Темы" wraps>
          {all
            .filter(({ claims_count: count }) => count > 0)
            .map(({ id, title, claims_count: count }) => (
              <Chip
                key={id}
                href={claimsHref({ ...filter, page: undefined, parents: toggled(filter.parents, id) })}
                isOn={filter.parents?.includes(id) ?? false}
                count={count}
              >
                {title}
              </Chip>
            ))}
        </Chips>
      </div>
    </details>
  )
}

function Chips({ label, wraps = false, children }: { label: string; wraps?: boolean; children: ReactNode }) {
  const row = 'no-scrollbar -mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:flex-wrap sm:px-0'
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className={classNames('flex gap-2 py-1', wraps ? 'flex-wrap' : row)}>{children}</ul>
    </nav>
  )
}

interface ChipProps {
  href: string
  isOn: boolean
  count: number
  children: ReactNode
}

function Chip({ href, isOn, count, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        href={href}
        scroll={false}
        prefetch={false}
        aria-current={isOn ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm no-underline transition-colors',
          isOn
            ? 'border-ink bg-ink text-paper'
            : 'border-line-strong bg-paper text-ink hover:border-brand hover:text-brand-strong',
        )}
      >
        {children}
        <span className={classNames('tabular', !isOn && 'text-ink-soft')}>{formatNumber(count)}</span>
        {isOn && <X aria-hidden className="size-4" />}
      </Link>
    </li>
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
    <form action={paths.socialControlMap} className="flex items-end gap-3">
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <SearchField
        id="claims-text"
        label="Слова заявки или адрес"
        placeholder="Слова или адрес"
        defaultValue={text}
        className="flex-1"
      />
      <button type="button" popoverTarget={SHEET} className={buttonLook('secondary', 'medium', 'px-3.5')}>
        <CalendarDays aria-hidden className="size-5" />
        <span className="sr-only">Период{(start || end) && ': выбран'}</span>
      </button>
      <div
        id={SHEET}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-card sm:p-8"
      >
        <p className="mb-4 text-h3">За какое время</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateInput id="claims-from" name="start_date" label="Сообщили с" defaultValue={start} />
          <DateInput id="claims-to" name="end_date" label="по" defaultValue={end} />
        </div>
        <Button type="submit" className="mt-5 w-full">
          Показать
        </Button>
      </div>
    </form>
  )
}
