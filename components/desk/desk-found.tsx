import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/list/empty-state'
import { ClaimRows } from '@/components/desk/claims/queue-list'
import { ItemRows } from '@/components/desk/items/item-list'
import { paths } from '@/lib/config/paths'
import type { Page } from '@/lib/contract/shapes'
import type { FoundItems } from '@/lib/desk/items/item-pages'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { formatNumber } from '@/lib/text/plural'

interface DeskFoundProps {
  text: string
  claims: Page<QueuedClaim>
  items: readonly FoundItems[]
}

/** The first few found things of each kind. */
export function DeskFound({ text, claims, items }: DeskFoundProps) {
  const query = new URLSearchParams({ view: 'all', text }).toString()
  const found = items.filter(({ total }) => total > 0)
  if (claims.total === 0 && found.length === 0)
    return <EmptyState title="Ничего не нашлось">Проверьте номер и слова.</EmptyState>
  return (
    <>
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
