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
  inTwo?: boolean
}

export function DataList({ rows, stacked = false, inTwo = false }: DataListProps) {
  const filled = rows.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  return (
    <dl
      className={
        inTwo ? 'grid gap-x-16 *:border-t *:border-line lg:grid-cols-2' : 'divide-y divide-line border-y border-line'
      }
    >
      {filled.map(({ term, value }, index) => (
        <div
          key={index}
          className={
            stacked
              ? 'flex flex-wrap items-baseline gap-x-4 py-2.5 lg:block lg:py-3'
              : 'grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]'
          }
        >
          <dt className={classNames('text-ink-soft', stacked && 'basis-28 text-sm')}>{term}</dt>
          <dd className={classNames('min-w-0', stacked && 'flex-1 basis-52')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
