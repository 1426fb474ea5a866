'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { focusItem } from '@/components/ui/list/focus-item'

interface MoreButtonProps {
  listId: string
  /** Query of its pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  className?: string
}

/** Moves focus to the first new item, or back to the button if none came. */
export function MoreButton({ listId, list, className }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<number | null>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const items = () => document.getElementById(listId)?.children

  useEffect(() => {
    const known = before.current
    if (known === null || isFetchingNextPage) return
    before.current = null
    const focused = document.activeElement
    if (focused !== document.body && focused !== button.current) return
    const firstNew = items()?.[known]
    if (firstNew) focusItem(firstNew)
    else button.current?.focus()
  })

  if (!hasNextPage) return null
  return (
    <Button
      ref={button}
      variant="secondary"
      busy={isFetchingNextPage}
      className={className}
      onClick={() => {
        before.current = items()?.length ?? 0
        void fetchNextPage()
      }}
    >
      Показать еще
    </Button>
  )
}
