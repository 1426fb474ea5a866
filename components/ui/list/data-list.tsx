import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface DataRow {
  term: ReactNode
  value: ReactNode
}

interface DataListProps {
  rows: readonly DataRow[]
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
          className={classNames('grid gap-x-8', stacked ? 'py-3' : 'gap-y-1 py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]')}
        >
          <dt className={classNames('text-ink-soft', stacked && 'text-sm')}>{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
