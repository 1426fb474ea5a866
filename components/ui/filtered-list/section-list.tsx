import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FoundSummary, WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { LinkButton } from '@/components/ui/button/button'
import { NextSteps } from '@/components/ui/list/next-steps'
import { PagedList } from '@/components/ui/list/paged-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'

interface SectionListProps<Row> {
  id: string
  state: SectionState<Row>
  look: { frame?: string; list: string }
  columns?: ReactNode
  children: (row: Row, index: number) => ReactNode
}

export const rowsClassName = {
  frame: 'mt-4 border-t border-line',
  list: 'divide-y divide-line border-b border-line',
}

export function SectionList<Row>({ id, state, look, columns, children }: SectionListProps<Row>) {
  const { path, query, page, wrong, found } = state
  const isEmpty = page.data.length === 0
  return (
    <>
      <WrongFilterNote text={wrong} />
      <div className="flex items-baseline justify-between gap-x-8">
        {found && <FoundSummary {...found} />}
        {!isEmpty && columns}
      </div>
      {isEmpty ? (
        <NothingFound path={path} {...state.nothing} />
      ) : (
        <div className={found ? look.frame : undefined}>
          <PagedList listId={id} page={page} path={path} query={query} className={look.list}>
            {page.data.map(children)}
          </PagedList>
        </div>
      )}
    </>
  )
}

function NothingFound({ path, title, advice, all, steps }: SectionState<unknown>['nothing'] & { path: string }) {
  const action = all && (
    <LinkButton href={path} variant="secondary">
      {all}
    </LinkButton>
  )
  return (
    <EmptyState title={title} action={action}>
      {advice}
      {steps && <NextSteps {...steps} />}
    </EmptyState>
  )
}
