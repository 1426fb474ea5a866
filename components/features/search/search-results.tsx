'use client'

import type { SearchRow } from '@/components/features/search/search-row'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { rowsClassName } from '@/components/ui/filtered-list/section-list'
import { PagedList } from '@/components/ui/list/paged-list'
import type { PaginationProps } from '@/components/ui/list/pagination'
import { HtmlText } from '@/components/ui/text/html-text'
import { TimeText } from '@/components/ui/text/time-text'

interface SearchResultsProps extends PaginationProps {
  found: { labels: readonly string[]; resetHref: string | undefined }
  rows: readonly SearchRow[]
}

export function SearchResults({ found, rows, ...pagination }: SearchResultsProps) {
  return (
    <>
      <h2 className="sr-only">Результаты</h2>
      <FoundSummary {...found} />
      <div className={rowsClassName.frame}>
        <PagedList {...pagination} listId="search-list" className={rowsClassName.list}>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </PagedList>
      </div>
    </>
  )
}

function Row({ row: { href, kind, note, date, title, distinction, text } }: { row: SearchRow }) {
  return (
    <li className="py-4 sm:py-5">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-medium">{kind}</span>
        {note && <HtmlText html={note} />}
        {date && <TimeText time={date} />}
      </p>
      <h3 className="mt-0.5 text-lg leading-6 font-semibold sm:mt-1 sm:text-h3">
        <a href={href} className="link-quiet">
          <HtmlText html={title} />
          {distinction && (
            <span className={distinction.isShown ? 'font-normal text-ink-soft' : 'sr-only'}>, {distinction.text}</span>
          )}
        </a>
      </h3>
      {text && (
        <p
          className="mt-1 max-w-measure text-ink-soft max-sm:text-sm max-sm:leading-6"
          dangerouslySetInnerHTML={{ __html: text }}
        />
      )}
    </li>
  )
}
