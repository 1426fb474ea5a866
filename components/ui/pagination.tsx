'use client'

import { buttonLook } from '@/components/ui/button-look'
import { LoadingType } from '@/components/ui/loading-type'
import { PageNumbers } from '@/components/ui/page-numbers'
import { pageHref } from '@/components/ui/page-window'
import { useMorePages } from '@/components/ui/use-more-pages'
import { formatNumber } from '@/lib/shared/plural'

export interface PaginationProps {
  /** A page in Laravel's manner, as every list of the contract has it. */
  page: { current_page: number; last_page: number; total: number; per_page: number }
  path: string
  /** Filters of the list as they stand in the address, without `page` and without `?`. */
  query?: string
  /** Id of the element that holds the items; with it «Показать еще» appears. */
  listId?: string
}

/** Plain links without JavaScript; with it «Показать еще» appends the next page and moves the address along. */
export function Pagination({ page, path, query = '', listId }: PaginationProps) {
  const hrefOf = (number: number) => pageHref(path, query, number)
  const more = useMorePages({ current: page.current_page, listId, hrefOf })
  if (page.last_page <= 1) return null
  const last = more.last
  const shown = Math.min(last * page.per_page, page.total) - (more.first - 1) * page.per_page
  return (
    <div className="mt-10 flex flex-col items-center gap-6 print:hidden">
      {listId && last < page.last_page && (
        <a
          href={hrefOf(last + 1)}
          aria-busy={more.loading === LoadingType.loadMore || undefined}
          aria-disabled={more.loading === LoadingType.loadMore || undefined}
          data-in-place
          onClick={more.load}
          className={buttonLook('secondary', 'medium', 'w-full sm:w-auto sm:min-w-72')}
        >
          {more.loading === LoadingType.loadMore ? 'Загружаем…' : 'Показать еще'}
        </a>
      )}
      <p role="status" className={more.failed || more.first !== last ? 'tabular text-sm text-ink-soft' : 'sr-only'}>
        {more.failed && 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.'}
        {!more.failed && more.first !== last && `Показано ${formatNumber(shown)} из ${formatNumber(page.total)}`}
      </p>
      <PageNumbers current={last} last={page.last_page} hrefOf={hrefOf} />
    </div>
  )
}
