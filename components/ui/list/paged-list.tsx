import type { ReactNode } from 'react'
import { Pagination, type PaginationProps } from '@/components/ui/list/pagination'
import { pageHref } from '@/components/ui/list/page-href'

interface PagedListProps extends PaginationProps {
  listId: string
  /** The classes of the list itself. */
  className?: string
  /** The items are `<li>`. */
  children: ReactNode
}

/** Draws a list and its pages. The list is made anew for another address, so that appended items leave with it. */
export function PagedList({ children, className, listId, path, query = '', page }: PagedListProps) {
  const { current_page, last_page, total, per_page } = page
  return (
    <>
      <ul key={pageHref(path, query, current_page)} id={listId} className={className}>
        {children}
      </ul>
      {/* only these numbers travel to the browser: a page of the contract holds its items too. */}
      <Pagination listId={listId} path={path} query={query} page={{ current_page, last_page, total, per_page }} />
    </>
  )
}
