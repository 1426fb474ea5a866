import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface DataRow {
  term: ReactNode
  value: ReactNode
}

interface DataListProps {
  rows: readonly DataRow[]
  layout?: keyof typeof looks
}

export function DataList({ rows, layout = 'usual' }: DataListProps) {
  const filled = rows.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  const look = looks[layout]
  return (
    <dl className={look.list}>
      {filled.map(({ term, value }, index) => (
        <div key={index} className={look.row}>
          <dt className={classNames('text-ink-soft', look.term)}>{term}</dt>
          <dd className={classNames('min-w-0', look.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const usual = {
  list: 'divide-y divide-line border-y border-line',
  row: 'grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]',
  term: '',
  value: '',
}

const looks = {
  usual,
  /** Two columns where the list has the whole page: from 1280 px it stands beside another. */
  twoColumns: { ...usual, list: 'grid gap-x-16 *:border-t *:border-line lg:*:py-2.5 lg:max-xl:grid-cols-2' },
  /** For a narrow column; where there is room, on phones, the value stands beside its term: not inside a frame. */
  stacked: {
    list: usual.list,
    row: 'flex flex-wrap items-baseline gap-x-4 py-2.5 lg:block lg:py-3',
    term: 'basis-28 text-sm',
    value: 'flex-1 basis-52',
  },
  /** A few short values beside their terms, without rules between them. */
  compact: {
    list: 'border-y border-line py-3',
    row: 'flex flex-wrap items-baseline gap-x-4 py-1',
    term: 'basis-28 sm:basis-32',
    value: 'flex-1 basis-48',
  },
}
