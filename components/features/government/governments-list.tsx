'use client'

import { useState, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { AuthorityRow, DepartmentRow } from '@/components/features/government/government-rows'
import { PersonCard } from '@/components/features/government/person-card'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/field/text-input'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HtmlText } from '@/components/ui/text/html-text'
import { formatFound } from '@/lib/text/plural'
import { containsWords } from '@/lib/text/word-match'

interface GovernmentsListProps {
  authorities: readonly AuthorityRow[]
  departments: readonly DepartmentRow[]
}

/** Rows fold on phones. The search hides rows and unfolds the others; all of them are in the page. */
export function GovernmentsList({ authorities, departments }: GovernmentsListProps) {
  const [text, setText] = useState('')
  const isFiltered = text.trim() !== ''
  const isFound = (row: DepartmentRow) => containsWords(row.words, text)
  const found = [...authorities, ...departments].filter(isFound).length
  if (authorities.length + departments.length === 0) return <EmptyState title="Органы власти пока не опубликованы" />
  return (
    <>
      <div role="search" className="max-w-xl [@media(scripting:none)]:hidden">
        <TextInput
          id="governments-text"
          type="search"
          label="Орган, руководитель или дело"
          placeholder="Например, ЗАГС"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {isFiltered && (found > 0 ? formatFound(found) : 'Ничего не найдено')}
        </p>
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {authorities.map((row) => (
          <Authority key={row.href} row={row} isHidden={!isFound(row)} isOpen={isFiltered} />
        ))}
      </ul>
      {departments.length > 0 && (
        <section aria-labelledby="departments" hidden={!departments.some(isFound)} className="mt-8 lg:mt-16">
          <h2 id="departments" className="text-h2">
            Подразделения администрации
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line lg:mt-6">
            {departments.map((row) => (
              <Department key={row.href} row={row} isHidden={!isFound(row)} isOpen={isFiltered} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface RowProps<Row> {
  row: Row
  isHidden: boolean
  isOpen: boolean
}

function Authority({ row, isHidden, isOpen }: RowProps<AuthorityRow>) {
  const { href, title, summary, address, leader, phone } = row
  return (
    <li hidden={isHidden} className="relative lg:py-8">
      <h2 data-unfolded="" className="text-h3">
        <Link href={href} className="link-quiet text-brand-strong">
          {title}
        </Link>
      </h2>
      <Fold row={row} heading="h2" isOpen={isOpen}>
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            {summary && (
              <p className="max-w-measure lg:mt-2 lg:text-lg" dangerouslySetInnerHTML={{ __html: summary }} />
            )}
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
              <span>{address}</span>
              {phone && <HtmlText html={phone} />}
            </p>
          </div>
          {leader && <PersonCard person={leader} />}
        </div>
      </Fold>
    </li>
  )
}

/** On wide screens a row of a table: name, what it does, head, phone. */
function Department({ row, isHidden, isOpen }: RowProps<DepartmentRow>) {
  const { href, title, summary, leader, phone } = row
  return (
    <li hidden={isHidden} className="relative lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-10 lg:py-4">
      <h3 data-unfolded="" className="text-lg leading-6.5 font-semibold">
        <Link href={href} className="link-quiet text-brand-strong">
          {title}
        </Link>
      </h3>
      <Fold row={row} heading="h3" isOpen={isOpen}>
        <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem_9.5rem]">
          <p
            className="text-ink-soft max-lg:mb-4 max-lg:empty:hidden"
            dangerouslySetInnerHTML={{ __html: summary ?? '' }}
          />
          {leader && <PersonCard person={leader} />}
          {phone && (
            <p className="whitespace-nowrap max-lg:mt-2 lg:col-start-3">
              <HtmlText html={phone} />
            </p>
          )}
        </div>
      </Fold>
    </li>
  )
}

interface FoldProps {
  row: Pick<DepartmentRow, 'href' | 'title' | 'leader' | 'callHref'>
  heading: 'h2' | 'h3'
  isOpen: boolean
  children: ReactNode
}

/** Calls without unfolding, as in the list of service centres. */
function Fold({ row: { href, title, leader, callHref }, heading: Heading, isOpen, children }: FoldProps) {
  return (
    <>
      <details open={isOpen} className="unfolds group">
        <summary
          className={classNames(
            'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2.5 print:pr-0',
            callHref && 'pr-12',
          )}
        >
          <Heading className="leading-6 font-semibold">{title}</Heading>
          {leader && (
            <span className="col-start-1 text-sm text-ink-soft group-open:hidden print:hidden">{leader.name}</span>
          )}
          <DetailsChevron className="col-start-2 row-span-2 row-start-1 size-6 text-brand" />
        </summary>
        <div className="pb-5 lg:pb-0">
          {children}
          <p className="mt-3 lg:hidden print:hidden">
            <Link href={href} className="link target">
              Подробнее<span className="sr-only">: {title}</span>
            </Link>
          </p>
        </div>
      </details>
      {callHref && (
        <a href={callHref} className="icon-button absolute top-1.5 right-0 text-brand lg:hidden print:hidden">
          <Icon name="phone" className="size-5" />
          <span className="sr-only">Позвонить: {title}</span>
        </a>
      )}
    </>
  )
}
