'use client'

import { Icon } from '@/components/ui/icon/icon'
import Link from 'next/link'
import { DocumentBadge } from '@/components/features/documents/document-badge'
import type { DocumentRow } from '@/components/features/documents/document-row'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { FileLink, FileLinks } from '@/components/ui/file/file-links'
import { HtmlText } from '@/components/ui/text/html-text'
import { TimeText } from '@/components/ui/text/time-text'

export function DocumentsList({ state }: { state: SectionState<DocumentRow> }) {
  return (
    <SectionList id="documents-list" state={state} look={rowsClassName}>
      {(row) => <Row key={row.id} row={row} />}
    </SectionList>
  )
}

/** Phones leave summary and relations to the page of the act. */
function Row({ row }: { row: DocumentRow }) {
  const { href, title, number, date, source, status, summary, files } = row
  return (
    <li className="grid gap-x-8 gap-y-1 py-3.5 sm:py-5 lg:grid-cols-[9rem_minmax(0,1fr)] lg:py-6">
      <div className="tabular flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 lg:block">
          <HtmlText html={number} className="font-semibold break-words lg:text-lg" />
          <TimeText time={date} className="text-sm text-ink-soft lg:block lg:text-base" />
        </p>
        <FirstFile row={row} />
      </div>
      <div className="min-w-0">
        <h2 className="leading-6 font-semibold sm:text-lg sm:leading-6.5">
          <Link href={href} prefetch={false} className="link" dangerouslySetInnerHTML={{ __html: title }} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{source}</span>
          {status && <DocumentBadge status={status} />}
        </p>
        {summary && (
          <p
            className="mt-1.5 max-w-measure text-ink-soft max-sm:hidden"
            dangerouslySetInnerHTML={{ __html: summary }}
          />
        )}
        <Relations row={row} />
        <div className="mt-1 max-sm:hidden">
          <FileLinks files={files} />
        </div>
      </div>
    </li>
  )
}

function FirstFile({ row: { href, title, files } }: { row: DocumentRow }) {
  const [first] = files
  if (!first) return null
  return (
    <p className="flex items-baseline gap-x-2 text-sm sm:hidden print:hidden">
      <Icon name="download" className="size-4 shrink-0 self-center text-brand" />
      <FileLink file={first} isAlone />
      {files.length > 1 && (
        <Link href={href} prefetch={false} className="link target">
          и ещё {files.length - 1}
          <span className="sr-only">
            : файлы документа «<HtmlText html={title} />»
          </span>
        </Link>
      )}
    </p>
  )
}

function Relations({ row: { href, relations, moreRelations } }: { row: DocumentRow }) {
  if (relations.length === 0) return null
  return (
    <ul aria-label="Связанные акты" className="mt-2 space-y-1 text-sm max-sm:hidden">
      {relations.map((relation) => (
        <li key={`${relation.kind} ${relation.href}`}>
          {relation.kind}{' '}
          <Link
            href={relation.href}
            prefetch={false}
            className="link"
            dangerouslySetInnerHTML={{ __html: relation.name }}
          />
        </li>
      ))}
      {moreRelations > 0 && (
        <li>
          <Link href={href} prefetch={false} className="link">
            и ещё {moreRelations}
          </Link>
        </li>
      )}
    </ul>
  )
}
