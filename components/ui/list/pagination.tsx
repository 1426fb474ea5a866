'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import { buttonClassName } from '@/components/ui/button/button'
import { focusItem } from '@/components/ui/list/focus-item'
import { PageNumbers } from '@/components/ui/list/page-numbers'
import { pageHref } from '@/components/ui/list/page-href'
import { useMorePages } from '@/components/ui/list/use-more-pages'
import { formatNumber } from '@/lib/text/plural'

export interface PaginationProps {
  page: { current_page: number; last_page: number; total: number; per_page: number }
  path: string
  query?: string
}

/** Plain links; with JavaScript «Показать еще» appends the next page and updates the URL. */
export function Pagination({ page, path, query = '', listId }: PaginationProps & { listId: string }) {
  const toHref = (number: number) => pageHref(path, query, number)
  const { first, last, isLoading, failed, load } = useMorePages({ current: page.current_page, listId, toHref })
  const { box, choose } = useChosenPage(first, last, listId)
  if (page.last_page <= 1) return null
  const shown = Math.min(last * page.per_page, page.total) - (first - 1) * page.per_page
  const progress = first === last ? null : `Показано ${formatNumber(shown)} из ${formatNumber(page.total)}`
  const message = failed ? 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.' : progress
  return (
    <div ref={box} className="mt-10 flex flex-col items-center gap-6 print:hidden">
      {last < page.last_page && <MoreLink href={toHref(last + 1)} busy={isLoading} onClick={load} />}
      <p role="status" className={message ? 'tabular text-sm text-ink-soft' : 'sr-only'}>
        {message}
      </p>
      <PageNumbers current={last} last={page.last_page} toHref={toHref} onChoose={choose} />
    </div>
  )
}

/** Scrolls to the top and focuses the first item: Next does so only for newly rendered pages. */
function useChosenPage(first: number, last: number, listId: string) {
  const box = useRef<HTMLDivElement>(null)
  const isChosen = useRef(false)
  useEffect(() => {
    const wasChosen = isChosen.current
    isChosen.current = false
    if (!wasChosen || first !== last) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!box.current?.contains(document.activeElement)) return
    focusItem(document.getElementById(listId)?.firstElementChild)
  }, [first, last, listId])
  const choose = (page: number) => {
    if (first === last && page === last) window.scrollTo({ top: 0, behavior: 'instant' })
    else isChosen.current = true
  }
  return { box, choose }
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
      className={buttonClassName('secondary', 'medium', 'w-full sm:w-auto sm:min-w-72')}
    >
      {busy ? 'Загружаем…' : 'Показать еще'}
    </a>
  )
}
