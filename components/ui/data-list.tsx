import type { ReactNode } from 'react'

export interface DataRow {
  term: ReactNode
  value: ReactNode
}

/** Facts as pairs; rows without a value are left out. */
export function DataList({ rows }: { rows: readonly DataRow[] }) {
  const filled = rows.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="divide-y divide-line border-y border-line">
      {filled.map(({ term, value }, index) => (
        <div key={index} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
