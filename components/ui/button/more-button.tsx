'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { focusItem } from '@/components/ui/list/focus-item'

interface MoreButtonProps {
  /** Items are appended to the list of this id. */
  listId: string
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
  className?: string
}

/**
 * Draws «Показать еще» of a list that the browser itself draws. The focus goes on to the first item that came; where
 * none did, it returns to the button, which was disabled meanwhile.
 */
export function MoreButton({ listId, hasMore, isLoading, onMore, className }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** Remembers how many items there were when more were asked for. */
  const before = useRef<number | null>(null)
  const items = () => document.getElementById(listId)?.children

  useEffect(() => {
    const known = before.current
    if (known === null || isLoading) return
    before.current = null
    const focused = document.activeElement
    if (focused !== document.body && focused !== button.current) return
    const came = items()?.[known]
    if (came) focusItem(came)
    else button.current?.focus()
  })

  if (!hasMore) return null
  return (
    <Button
      ref={button}
      variant="secondary"
      busy={isLoading}
      className={className}
      onClick={() => {
        before.current = items()?.length ?? 0
        onMore()
      }}
    >
      Показать еще
    </Button>
  )
}
