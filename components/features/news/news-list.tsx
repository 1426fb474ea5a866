'use client'

import type { NewsRow } from '@/components/features/news/news-row'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'
import { Badge } from '@/components/ui/text/badge'
import { TimeText } from '@/components/ui/text/time-text'
import { classNames } from '@/components/ui/class-names'

/** The newest item leads the whole list. */
export function NewsList({ state }: { state: SectionState<NewsRow> }) {
  const hasLead = state.page.current_page === 1 && state.query === ''
  return (
    <SectionList id="news-list" state={state} look={rowsClassName}>
      {(row, index) => <Row key={row.href} row={row} isFirst={index === 0} isLead={hasLead && index === 0} />}
    </SectionList>
  )
}

const PICTURED = {
  large: 'sm:grid-cols-2 lg:grid-cols-[10rem_minmax(0,1fr)_25rem]',
  usual:
    'grid-cols-[minmax(0,1fr)_min(5rem,33%)] sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[10rem_minmax(0,1fr)_15rem]',
}

function Row({ row, isFirst, isLead }: { row: NewsRow; isFirst: boolean; isLead: boolean }) {
  const { href, title, lead, type, published, term, picture } = row
  return (
    <li
      className={classNames(
        'group relative grid gap-x-4 py-4 sm:gap-x-8 sm:py-6 lg:gap-x-10 lg:py-7',
        picture ? PICTURED[isLead ? 'large' : 'usual'] : 'lg:grid-cols-[10rem_minmax(0,1fr)]',
      )}
    >
      <p className="col-span-full mb-1 flex flex-wrap gap-x-2 text-sm text-ink-soft sm:mb-2 lg:col-span-1 lg:mb-0 lg:block lg:pt-1">
        <TimeText time={published} className="lg:block lg:text-ink" />
        <span aria-hidden className="lg:hidden">
          ·
        </span>
        <span>{type}</span>
      </p>
      <div className="min-w-0">
        <h2 className={isLead ? 'text-h2 lg:leading-tight' : 'leading-5.5 font-semibold sm:text-h3 sm:leading-6'}>
          <CardLink href={href}>{title}</CardLink>
        </h2>
        {lead && (
          <p className={classNames('mt-2 line-clamp-3 max-w-measure text-ink-soft', !isLead && 'max-sm:hidden')}>
            {lead}
          </p>
        )}
        {term && (
          <p className="mt-1.5 sm:mt-2.5">
            <Badge tone={term.tone}>{term.text}</Badge>
          </p>
        )}
      </div>
      {picture && (
        <Picture
          image={picture}
          sizes={
            isLead
              ? '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'
              : '(min-width: 64rem) 15rem, (min-width: 40rem) 11rem, 5rem'
          }
          priority={isFirst}
          decorative
          className={isLead ? 'max-sm:mt-3 max-sm:aspect-[2/1]' : undefined}
        />
      )}
    </li>
  )
}
