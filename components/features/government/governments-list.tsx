'use client'

import { useState } from 'react'
import { Link } from '@/components/ui/link'
import type { GovernmentRow } from '@/components/features/government/government-rows'
import { PersonCard } from '@/components/features/government/person-card'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/field/text-input'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HtmlText } from '@/components/ui/text/html-text'
import { formatFound } from '@/lib/text/plural'
import { containsWords } from '@/lib/text/word-match'

interface GovernmentsListProps {
  authorities: readonly GovernmentRow[]
  departments: readonly GovernmentRow[]
}

/** Rows fold on phones. The search hides rows and unfolds the others; all of them are in the page. */
export function GovernmentsList({ authorities, departments }: GovernmentsListProps) {
  const [text, setText] = useState('')
  const isFiltered = text.trim() !== ''
  const isFound = (row: GovernmentRow) => containsWords(row.words, text)
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
          <Row key={row.href} row={row} heading="h2" isHidden={!isFound(row)} isOpen={isFiltered} />
        ))}
      </ul>
      {departments.length > 0 && (
        <section aria-labelledby="departments" hidden={!departments.some(isFound)} className="mt-8 lg:mt-12">
          <h2 id="departments" className="text-h2">
            Подразделения администрации
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line lg:mt-4">
            {departments.map((row) => (
              <Row key={row.href} row={row} heading="h3" isHidden={!isFound(row)} isOpen={isFiltered} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const looks = {
  h2: { row: 'lg:py-5', title: 'text-h3' },
  h3: { row: 'lg:py-3', title: 'text-lg leading-6.5 font-semibold' },
}

interface RowProps {
  row: GovernmentRow
  heading: keyof typeof looks
  isHidden: boolean
  isOpen: boolean
}

function Row({ row, heading: Heading, isHidden, isOpen }: RowProps) {
  const look = looks[Heading]
  return (
    <li hidden={isHidden} className={`relative ${look.row}`}>
      <Heading data-unfolded="" className={`${look.title} ${BESIDE_HEAD}`}>
        <Link href={row.href} className="link-quiet text-brand-strong">
          {row.title}
        </Link>
      </Heading>
      <Fold row={row} heading={Heading} isOpen={isOpen} />
    </li>
  )
}

/** The columns of head and phone begin beside the title, which is a line above them. */
const BESIDE_HEAD = 'lg:mr-[31.5rem] xl:mr-[34.5rem]'
const UP_TO_TITLE = 'lg:-mt-6.5'

/** What it does, its head, its phone. */
function RowFacts({ row: { summary, leader, phone, address } }: Pick<RowProps, 'row'>) {
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem_9.5rem] xl:grid-cols-[minmax(0,1fr)_22rem_9.5rem]">
      {summary && <p dangerouslySetInnerHTML={{ __html: summary }} />}
      {leader && (
        <div className={`lg:col-start-2 ${UP_TO_TITLE}`}>
          <PersonCard person={leader} />
        </div>
      )}
      <div className={`empty:hidden lg:col-start-3 ${UP_TO_TITLE}`}>
        {phone && (
          <p className="whitespace-nowrap">
            <HtmlText html={phone} />
          </p>
        )}
        {address && <p className="text-ink-soft">{address}</p>}
      </div>
    </div>
  )
}

/** Calls without unfolding, as in the list of service centres. */
function Fold({ row, heading: Heading, isOpen }: Omit<RowProps, 'isHidden'>) {
  const { href, title, leader, callHref } = row
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
          <DetailsChevron className="col-start-2 row-span-2 row-start-1 mt-1 size-6 self-start text-brand" />
        </summary>
        <div className="pb-5 lg:pb-0">
          <RowFacts row={row} />
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
