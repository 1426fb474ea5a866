import type { ReactNode } from 'react'
import { Pagination, type PaginationProps } from '@/components/ui/list/pagination'
import { pageHref } from '@/components/ui/list/page-href'

interface PagedListProps extends PaginationProps {
  listId: string
  className?: string
  children: ReactNode
}

/**
 * The key remounts the list for another URL, which removes appended items. These are plain HTML: `data-soft` opens their
 * links, and plain links of rows, without a reload.
 */
export function PagedList({ children, className, listId, path, query = '', page }: PagedListProps) {
  const { current_page, last_page, total, per_page } = page
  return (
    <>
      <ul key={pageHref(path, query, current_page)} id={listId} data-soft className={className}>
        {children}
      </ul>
      {/* only these numbers are serialized: the page holds its items too */}
      <Pagination listId={listId} path={path} query={query} page={{ current_page, last_page, total, per_page }} />
    </>
  )
}
