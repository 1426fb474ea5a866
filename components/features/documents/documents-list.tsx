'use client'

import { classNames } from '@/components/ui/class-names'
import { DocumentBadge } from '@/components/features/documents/document-badge'
import type { DocumentRow } from '@/components/features/documents/document-row'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { FileLink, FileLinks } from '@/components/ui/file/file-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { TimeText } from '@/components/ui/text/time-text'

export function DocumentsList({ state }: { state: SectionState<DocumentRow> }) {
  return (
    <SectionList id="documents-list" state={state} look={rowsClassName}>
      {(row) => <Row key={row.id} row={row} />}
    </SectionList>
  )
}

/** The usual issuer is not repeated. Phones leave summary, relations and several files to the page of the act. */
function Row({ row }: { row: DocumentRow }) {
  const { href, title, number, date, type, issuer, isUsual, status, summary, files, fileKinds } = row
  return (
    <li className="act-row">
      <div className="act-head tabular">
        <p>
          <span className="act-kind">{type}</span>
          <span className="act-number">
            <UnbrokenNumbers text={number} />
          </span>
          <TimeText time={date} />
        </p>
        {files[0] && (
          // as wide as «PDF, 47 КБ», so that a slow line does not move it
          <p className={classNames('act-file', files.length === 1 && 'min-w-19 text-right')}>
            {files.length === 1 ? (
              <FileLink file={files[0]} isAlone />
            ) : (
              <a href={href} className="link target">
                <span className="sr-only">Файлы: </span>
                {fileKinds}
              </a>
            )}
          </p>
        )}
      </div>
      <div className="act-body">
        <h2>
          <a href={href} className="link" dangerouslySetInnerHTML={{ __html: title }} />
        </h2>
        <p className="act-source" data-usual={isUsual || undefined}>
          <span>{issuer}</span>
          {status && <DocumentBadge status={status} />}
        </p>
        {summary && <p className="act-summary" dangerouslySetInnerHTML={{ __html: summary }} />}
        <Relations row={row} />
      </div>
      <div className="act-files">
        <FileLinks files={files} />
      </div>
    </li>
  )
}

function Relations({ row: { href, relations, moreRelations } }: { row: DocumentRow }) {
  if (relations.length === 0) return null
  return (
    <ul aria-label="Связанные акты" className="act-relations">
      {relations.map((relation) => (
        <li key={`${relation.kind} ${relation.href}`}>
          {relation.kind}
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
