'use client'

import { Icon } from '@/components/ui/icon/icon'
import { DocumentBadge } from '@/components/features/documents/document-badge'
import type { DocumentRow } from '@/components/features/documents/document-row'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { FileLink, FileLinks } from '@/components/ui/file/file-links'
import { HtmlText } from '@/components/ui/text/html-text'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
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
    <li className="act-row grid lg:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="act-head tabular">
        <p>
          <span>
            <UnbrokenNumbers text={number} />
          </span>
          <TimeText time={date} />
        </p>
        <FirstFile row={row} />
      </div>
      <div className="min-w-0">
        <h2>
          <a href={href} className="link" dangerouslySetInnerHTML={{ __html: title }} />
        </h2>
        <p className="act-source">
          <span>{source}</span>
          {status && <DocumentBadge status={status} />}
        </p>
        {summary && <p className="act-summary" dangerouslySetInnerHTML={{ __html: summary }} />}
        <Relations row={row} />
        <div className="act-files mt-1">
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
    <p className="act-file">
      <Icon name="download" className="size-4 shrink-0 self-center text-brand" />
      <FileLink file={first} isAlone />
      {files.length > 1 && (
        <a href={href} className="link target">
          и ещё {files.length - 1}
          <span className="sr-only">
            : файлы документа «<HtmlText html={title} />»
          </span>
        </a>
      )}
    </p>
  )
}

function Relations({ row: { href, relations, moreRelations } }: { row: DocumentRow }) {
  if (relations.length === 0) return null
  return (
    <ul aria-label="Связанные акты" className="act-relations">
      {relations.map((relation) => (
        <li key={`${relation.kind} ${relation.href}`}>
          {relation.kind}{' '}
          <a href={relation.href} className="link" dangerouslySetInnerHTML={{ __html: relation.name }} />
        </li>
      ))}
      {moreRelations > 0 && (
        <li>
          <a href={href} className="link">
            и ещё {moreRelations}
          </a>
        </li>
      )}
    </ul>
  )
}
