'use client'

import { Link } from '@/components/ui/link'
import type { AuthorityRow, DepartmentRow } from '@/components/features/government/government-rows'
import { PersonCard } from '@/components/features/government/person-card'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HtmlText } from '@/components/ui/text/html-text'

interface GovernmentsListProps {
  authorities: readonly AuthorityRow[]
  departments: readonly DepartmentRow[]
}

export function GovernmentsList({ authorities, departments }: GovernmentsListProps) {
  if (authorities.length + departments.length === 0) return <EmptyState title="Органы власти пока не опубликованы" />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {authorities.map((row) => (
          <Authority key={row.href} row={row} />
        ))}
      </ul>
      {departments.length > 0 && (
        <section aria-labelledby="departments" className="mt-16">
          <h2 id="departments" className="text-h2">
            Подразделения администрации
          </h2>
          <ul className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {departments.map((row) => (
              <Department key={row.href} row={row} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Authority({ row: { href, title, summary, address, leader, phone } }: { row: AuthorityRow }) {
  return (
    <li className="grid gap-x-14 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h2 className="text-h3">
          <Link href={href} className="link-quiet text-brand-strong">
            {title}
          </Link>
        </h2>
        {summary && <p className="mt-2 max-w-measure text-lg" dangerouslySetInnerHTML={{ __html: summary }} />}
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
          <span>{address}</span>
          {phone && <HtmlText html={phone} />}
        </p>
      </div>
      {leader && <PersonCard person={leader} />}
    </li>
  )
}

function Department({ row: { href, title, summary, leader, phone } }: { row: DepartmentRow }) {
  return (
    <li className="flex flex-col border-t-2 border-line-strong pt-4">
      <h3 className="text-lg leading-6.5 font-semibold">
        <Link href={href} className="link-quiet text-brand-strong">
          {title}
        </Link>
      </h3>
      {summary && <p className="mt-1.5 mb-4 text-ink-soft" dangerouslySetInnerHTML={{ __html: summary }} />}
      {leader && <PersonCard person={leader} />}
      {phone && (
        <p className="text-sm">
          <HtmlText html={phone} />
        </p>
      )}
    </li>
  )
}
