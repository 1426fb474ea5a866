import Link from 'next/link'
import type { ReactNode } from 'react'
import { searchHref, type SearchPage } from '@/components/features/search/queries'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { DateInput } from '@/components/ui/field/date-input'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { paths } from '@/lib/config/paths'
import { formatNumber } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'

const SHEET = 'search-facets'

export function hasFacets({ filter: { kind, start_date: from, end_date: to }, found }: SearchPage): boolean {
  return found.kinds.length > 0 || Boolean(kind ?? from ?? to)
}

export function SearchFacets({ filter, found }: SearchPage) {
  const { kind, start_date: from, end_date: to } = filter
  const chosen = [kind, from ?? to].filter(Boolean).length
  return (
    <div>
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonClassName('secondary', 'medium', 'w-full lg:hidden')}
      >
        <Icon name="sliders-horizontal" className="size-5" />
        Что и за какое время{chosen > 0 && `, выбрано ${chosen}`}
      </button>
      <ModalSheet id={SHEET} title="Что и за какое время" wide="inPage" className="space-y-8 lg:block">
        <Facet title="Где найдено">
          <FacetLink href={searchHref({ ...filter, kind: undefined })} isChosen={!kind}>
            Везде
          </FacetLink>
          {found.kinds.map(({ id, title, count }) => (
            <FacetLink key={id} href={searchHref({ ...filter, kind: id })} isChosen={id === kind} count={count}>
              {title}
            </FacetLink>
          ))}
        </Facet>
        <Facet title="Когда">
          <FacetLink
            href={searchHref({ ...filter, start_date: undefined, end_date: undefined })}
            isChosen={!from && !to}
          >
            За всё время
          </FacetLink>
          {found.periods.map(({ id, title, start_date: start, count }) => (
            <FacetLink
              key={id}
              href={searchHref({ ...filter, start_date: start, end_date: undefined })}
              isChosen={start === from && !to}
              count={count}
            >
              {title}
            </FacetLink>
          ))}
        </Facet>
        <PeriodForm filter={filter} />
      </ModalSheet>
    </div>
  )
}

function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  )
}

interface FacetLinkProps {
  href: string
  isChosen: boolean
  count?: number
  children: ReactNode
}

function FacetLink({ href, isChosen, count, children }: FacetLinkProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-brand-strong no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {children}
        {count !== undefined && (
          <span className="tabular text-sm font-normal text-ink-soft">{formatNumber(count)}</span>
        )}
      </Link>
    </li>
  )
}

function PeriodForm({ filter: { text, kind } }: Pick<SearchPage, 'filter'>) {
  return (
    <form action={paths.search} aria-label="Отбор по дням" className="space-y-3">
      <input type="hidden" name="text" value={text ?? ''} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      <DateInput id="search-from" name="from" label="С какого дня" />
      <DateInput id="search-to" name="to" label="По какой" />
      <Button type="submit" variant="secondary" className="w-full">
        Показать
      </Button>
    </form>
  )
}
