import type { ReactNode } from 'react'
import { ClaimRows } from '@/components/desk/claims/queue-list'
import { ItemRows } from '@/components/desk/items/item-list'
import { NothingFound } from '@/components/desk/nothing-found'
import { paths } from '@/lib/config/paths'
import type { FoundClaims } from '@/lib/desk/claims/claim-pages'
import type { FoundItems } from '@/lib/desk/items/item-pages'
import { formatNumber } from '@/lib/text/plural'

interface DeskFoundProps {
  text: string
  claims: FoundClaims
  items: readonly FoundItems[]
  /** The reader sees the business of one department. */
  isOfDepartment: boolean
}

/** The first few found things of each kind. */
export function DeskFound({ text, claims: { page: claims, elsewhere }, items, isOfDepartment }: DeskFoundProps) {
  const query = new URLSearchParams({ view: 'all', text }).toString()
  const found = items.filter(({ total }) => total > 0)
  const isEmpty = claims.total === 0 && found.length === 0
  return (
    <>
      {elsewhere !== null && (
        <p className="mt-4">
          Заявку № {elsewhere} ведёт другое подразделение.{' '}
          <a href={paths.claim(elsewhere)} className="link target">
            Открыть на сайте
          </a>
        </p>
      )}
      {isEmpty && elsewhere === null && <NothingFound isOfDepartment={isOfDepartment} />}
      {claims.total > 0 && (
        <Found
          id="claims"
          title="Заявки"
          total={claims.total}
          shown={claims.data.length}
          href={`${paths.deskQueue}?${query}`}
        >
          <ClaimRows claims={claims.data} view={query} />
        </Found>
      )}
      {found.map(({ name, title, total, items: rows }) => (
        <Found
          key={name}
          id={name}
          title={title}
          total={total}
          shown={rows.length}
          href={paths.deskItems(name, `?${query}`)}
        >
          <ItemRows name={name} items={rows} view={query} />
        </Found>
      ))}
    </>
  )
}

interface FoundProps {
  id: string
  title: string
  total: number
  shown: number
  href: string
  children: ReactNode
}

function Found({ id, title, total, shown, href, children }: FoundProps) {
  return (
    <section aria-labelledby={`found-${id}`} className="mt-6">
      <h2 id={`found-${id}`} className="text-h3">
        {title}: <span className="tabular">{formatNumber(total)}</span>
      </h2>
      {children}
      {total > shown && (
        <p className="mt-1">
          <a href={href} className="link target">
            Показать все
          </a>
        </p>
      )}
    </section>
  )
}
