'use client'

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { DownloadLinks } from '@/components/ui/file/download-links'
import { listDownloads, type Dataset } from '@/lib/domains/datasets/define-dataset'

export interface DatasetRow extends Pick<Dataset, 'id' | 'title' | 'page' | 'path' | 'formats'> {
  /** Null if the section says it for all its rows, as with `fields`. */
  description: string | null
  /** «1 214 строк». */
  size: string
  changed: { at: string; text: string } | null
  fields: { total: number; list: ReactNode } | null
}

export function DatasetRows({ rows }: { rows: readonly DatasetRow[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li
          key={row.id}
          id={row.id}
          className="scroll-mt-24 gap-x-10 pt-3 pb-1 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-4"
        >
          <About row={row} />
          <div className="flex min-w-0 flex-wrap gap-x-5 text-sm lg:contents">
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <DownloadLinks links={listDownloads(row)} label={row.title} isShort />
            </div>
            {row.fields && <DatasetFields of={`набора «${row.title}»`} fields={row.fields} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function About({ row: { title, description, page, size, changed } }: { row: DatasetRow }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="text-h3">
          <Link href={page} className="link-quiet">
            {title}
          </Link>
        </h3>
        <p className="tabular text-sm text-ink-soft">
          {size}
          {changed && (
            <>
              {', изменён '}
              <time dateTime={changed.at}>{changed.text}</time>
            </>
          )}
        </p>
      </div>
      {description && <p className="mt-1 max-w-measure">{description}</p>}
    </div>
  )
}

interface DatasetFieldsProps {
  /** Whose fields, for screen readers. */
  of: string
  fields: NonNullable<DatasetRow['fields']>
}

export function DatasetFields({ of, fields: { total, list } }: DatasetFieldsProps) {
  return (
    <details className="text-sm open:basis-full">
      <summary className="link inline-block cursor-pointer py-2.5">
        Поля<span className="sr-only"> {of}</span>: {total}
      </summary>
      {list}
    </details>
  )
}
