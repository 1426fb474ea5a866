'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import { buttonLook } from '@/components/ui/button-look'
import { focusItem } from '@/components/ui/focus-item'
import { LoadingType } from '@/components/ui/loading-type'
import { PageNumbers } from '@/components/ui/page-numbers'
import { pageHref } from '@/components/ui/page-window'
import { useMorePages } from '@/components/ui/use-more-pages'
import { formatNumber } from '@/lib/shared/plural'

export interface PaginationProps {
  /** The page is in Laravel's manner, as every list of the contract has it. */
  page: { current_page: number; last_page: number; total: number; per_page: number }
  path: string
  /** The filters of the list as they stand in the address, without `page` and without `?`. */
  query?: string
  /** The id of the element that holds the items; with it «Показать еще» appears. */
  listId?: string
}

/** Draws plain links; with JavaScript «Показать еще» appends the next page and moves the address along. */
export function Pagination({ page, path, query = '', listId }: PaginationProps) {
  const hrefOf = (number: number) => pageHref(path, query, number)
  const box = useFocusOnPage(page.current_page, listId)
  const { first, last, loading, failed, load } = useMorePages({ current: page.current_page, listId, hrefOf })
  if (page.last_page <= 1) return null
  const shown = Math.min(last * page.per_page, page.total) - (first - 1) * page.per_page
  const progress = first === last ? null : `Показано ${formatNumber(shown)} из ${formatNumber(page.total)}`
  const message = failed ? 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.' : progress
  return (
    <div ref={box} className="mt-10 flex flex-col items-center gap-6 print:hidden">
      {listId && last < page.last_page && (
        <MoreLink href={hrefOf(last + 1)} busy={loading === LoadingType.loadMore} onClick={load} />
      )}
      <p role="status" className={message ? 'tabular text-sm text-ink-soft' : 'sr-only'}>
        {message}
      </p>
      <PageNumbers current={last} last={page.last_page} hrefOf={hrefOf} />
    </div>
  )
}

/** Leads whoever chose a number to the beginning of its page: the numbers themselves stand behind all of its items. */
function useFocusOnPage(current: number, listId: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    if (!box.current?.contains(document.activeElement)) return
    const list = listId ? document.getElementById(listId) : box.current.previousElementSibling
    focusItem(list?.firstElementChild)
  }, [current, listId])
  return box
}

interface MoreLinkProps {
  href: string
  busy: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

function MoreLink({ href, busy, onClick }: MoreLinkProps) {
  return (
    <a
      href={href}
      data-in-place
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onClick}
      className={buttonLook('secondary', 'medium', 'w-full sm:w-auto sm:min-w-72')}
    >
      {busy ? 'Загружаем…' : 'Показать еще'}
    </a>
  )
}
