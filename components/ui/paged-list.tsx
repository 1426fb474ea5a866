import type { ReactNode } from 'react'
import { Pagination, type PaginationProps } from '@/components/ui/pagination'
import { pageHref } from '@/components/ui/page-window'

interface PagedListProps extends PaginationProps {
  listId: string
  /** Classes of the list itself. */
  className?: string
  /** `<li>` items. */
  children: ReactNode
}

/** A list and its pages. The list is made anew for another address, so that appended items leave with it. */
export function PagedList({ children, className, ...pagination }: PagedListProps) {
  const { listId, page, path, query = '' } = pagination
  return (
    <>
      <ul key={pageHref(path, query, page.current_page)} id={listId} className={className}>
        {children}
      </ul>
      <Pagination {...pagination} />
    </>
  )
}
