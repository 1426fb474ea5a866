import { LinkButton } from '@/components/ui/button/button'
import type { Page } from '@/lib/contract/shapes'
import { formatNumber } from '@/lib/text/plural'

interface ListPagesProps {
  page: Page<unknown>
  toHref: (page: number) => string
}

export function ListPages({
  page: { current_page: current, last_page: last, from, to, total },
  toHref,
}: ListPagesProps) {
  if (last <= 1) return null
  return (
    <nav aria-label="Страницы списка" className="mt-5 flex flex-wrap items-center gap-3">
      {current > 1 && (
        <LinkButton href={toHref(current - 1)} variant="secondary" size="small">
          Назад
        </LinkButton>
      )}
      {current < last && (
        <LinkButton href={toHref(current + 1)} variant="secondary" size="small">
          Дальше
        </LinkButton>
      )}
      <p className="tabular text-sm text-ink-soft">
        {from}–{to} из {formatNumber(total)}
      </p>
    </nav>
  )
}
