import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface DataRow {
  term: ReactNode
  value: ReactNode
}

interface DataListProps {
  rows: readonly DataRow[]
  /** For a narrow column; where there is room, on phones, the value stands beside its term: not inside a frame. */
  stacked?: boolean
  /** A few short values beside their terms, without rules between them. */
  compact?: boolean
  /** Two columns where the list has the whole page: from 1280 px it stands beside another. */
  inTwo?: boolean
}

export function DataList({ rows, stacked = false, compact = false, inTwo = false }: DataListProps) {
  const filled = rows.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  return (
    <dl className={inTwo ? frames.inTwo : compact ? frames.compact : frames.usual}>
      {filled.map(({ term, value }, index) => (
        <div key={index} className={compact ? rowLooks.compact : stacked ? rowLooks.stacked : rowLooks.usual}>
          <dt className={classNames('text-ink-soft', compact && 'basis-28 sm:basis-32', stacked && 'basis-28 text-sm')}>
            {term}
          </dt>
          <dd className={classNames('min-w-0', compact && 'flex-1 basis-48', stacked && 'flex-1 basis-52')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const frames = {
  usual: 'divide-y divide-line border-y border-line',
  compact: 'border-y border-line py-3',
  inTwo: 'grid gap-x-16 *:border-t *:border-line lg:*:py-2.5 lg:max-xl:grid-cols-2',
}

const rowLooks = {
  usual: 'grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]',
  compact: 'flex flex-wrap items-baseline gap-x-4 py-1',
  stacked: 'flex flex-wrap items-baseline gap-x-4 py-2.5 lg:block lg:py-3',
}
