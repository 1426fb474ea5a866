'use client'

import { useState } from 'react'
import { Link } from '@/components/ui/link'
import type { GovernmentRow } from '@/components/features/government/government-rows'
import { PersonCard } from '@/components/features/government/person-card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/field/text-input'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HtmlText } from '@/components/ui/text/html-text'
import { formatFound } from '@/lib/text/plural'
import { containsWords } from '@/lib/text/word-match'

interface GovernmentsListProps {
  authorities: readonly GovernmentRow[]
  departments: readonly GovernmentRow[]
}

/** The search hides rows and opens the others; all of them are in the page. */
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
  h2: { row: 'lg:py-5', title: 'lg:text-h3' },
  h3: { row: 'lg:py-3', title: 'lg:text-lg lg:leading-6.5' },
}

interface RowProps {
  row: GovernmentRow
  heading: keyof typeof looks
  isHidden: boolean
  /** Shows head and contacts on phones too, where else the row only names, tells and calls. */
  isOpen: boolean
}

function Row({ row, heading: Heading, isHidden, isOpen }: RowProps) {
  const { href, title, summary, callHref } = row
  const look = looks[Heading]
  return (
    <li
      hidden={isHidden}
      className={classNames(
        'relative gap-x-6 py-2 lg:grid lg:grid-cols-[minmax(0,1fr)_30rem] xl:grid-cols-[minmax(0,1fr)_33rem]',
        look.row,
      )}
    >
      <div className="min-w-0 max-lg:min-h-10 max-lg:pr-12">
        <Heading className={`font-semibold max-lg:leading-6 ${look.title}`}>
          <Link href={href} className="link-quiet text-brand-strong max-lg:cover">
            {title}
          </Link>
        </Heading>
        {summary && (
          <p
            className="max-lg:line-clamp-3 max-lg:text-sm max-lg:leading-5"
            dangerouslySetInnerHTML={{ __html: summary }}
          />
        )}
      </div>
      <RowContacts row={row} isOpen={isOpen} />
      {callHref && (
        <a href={callHref} className="icon-button absolute -top-0.5 -right-2 text-brand lg:hidden print:hidden">
          <Icon name="phone" className="size-5" />
          <span className="sr-only">Позвонить: {title}</span>
        </a>
      )}
    </li>
  )
}

function RowContacts({ row: { leader, phone, address }, isOpen }: Pick<RowProps, 'row' | 'isOpen'>) {
  return (
    <div
      className={classNames(
        'grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_9.5rem]',
        isOpen ? 'max-lg:mt-3' : 'max-lg:hidden print:grid',
      )}
    >
      <div className="empty:hidden">{leader && <PersonCard person={leader} />}</div>
      <div className="empty:hidden lg:col-start-2">
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
