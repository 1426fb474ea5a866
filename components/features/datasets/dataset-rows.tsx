'use client'

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { DownloadLinks } from '@/components/ui/file/download-links'
import { listDownloads, type Dataset } from '@/lib/domains/datasets/define-dataset'

export interface DatasetRow extends Pick<Dataset, 'id' | 'title' | 'description' | 'page' | 'path' | 'formats'> {
  /** «1 214 строк». */
  size: string
  changed: { at: string; text: string } | null
  fields: ReactNode
  fieldsTotal: number
}

export function DatasetRows({ rows }: { rows: readonly DatasetRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.id} id={row.id} className="grid scroll-mt-24 gap-x-10 py-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <About row={row} />
          <div className="min-w-0">
            <DownloadLinks links={listDownloads(row)} label={row.title} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function About({ row: { title, description, page, size, changed, fields, fieldsTotal } }: { row: DatasetRow }) {
  return (
    <div className="min-w-0">
      <h2 className="text-h3">
        <Link href={page} className="link-quiet">
          {title}
        </Link>
      </h2>
      <p className="mt-1 max-w-measure">{description}</p>
      <div className="flex flex-wrap items-baseline gap-x-5 text-sm">
        <p className="tabular text-ink-soft">
          {size}
          {changed && (
            <>
              {' · изменён '}
              <time dateTime={changed.at}>{changed.text}</time>
            </>
          )}
        </p>
        <details className="open:basis-full">
          <summary className="link inline-block cursor-pointer py-2.5">
            Поля<span className="sr-only"> набора «{title}»</span>: {fieldsTotal}
          </summary>
          {fields}
        </details>
      </div>
    </div>
  )
}
