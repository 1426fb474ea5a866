'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { focusItem } from '@/components/ui/focus-item'
import { LoadingType } from '@/components/ui/loading-type'
import { fetchItems, firstOf, followSoftly, keepPages, keptPages, ownItems, putItems } from '@/components/ui/more-items'

interface MorePages {
  current: number
  listId: string | undefined
  hrefOf: (page: number) => string
}

/**
 * Keeps the pages of a list that stand on the screen, from `first` to `last`. `load` fetches the next page of the same
 * address and moves its items here; the history entry remembers them, so that coming back shows what was left.
 */
export function useMorePages({ current, listId, hrefOf }: MorePages) {
  const [range, setRange] = useState({ base: current, first: current, last: current })
  const [loading, setLoading] = useState<LoadingType | null>(null)
  const [failed, setFailed] = useState(false)
  const pages = useRef<Record<number, string>>({})
  const router = useRouter()
  const shown = range.base === current ? range : { base: current, first: current, last: current }

  useLayoutEffect(() => {
    const list = listId ? document.getElementById(listId) : null
    if (!list) return
    pages.current = keptPages(list)
    const numbers = putItems(list, pages.current, current)
    setRange({ base: current, first: Math.min(current, ...numbers), last: Math.max(current, ...numbers) })
    return followSoftly(list, (href) => router.push(href))
  }, [listId, current, router])

  async function load(event: MouseEvent<HTMLElement>) {
    const list = listId ? document.getElementById(listId) : null
    if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (loading) return
    const pressed: Element = event.currentTarget
    setLoading(LoadingType.loadMore)
    const next = shown.last + 1
    try {
      const items = await fetchItems(hrefOf(next), list.id)
      pages.current = { [current]: ownItems(list), ...pages.current, [next]: items }
      putItems(list, { [next]: items }, current)
      keepPages(list, pages.current, hrefOf(next))
      setRange({ ...shown, last: next })
      setFailed(false)
      // the focus stays where the reader has gone meanwhile
      if ([null, pressed, document.body].includes(document.activeElement)) focusItem(firstOf(list, next))
    } catch {
      setFailed(true)
    } finally {
      setLoading(null)
    }
  }

  return { ...shown, loading, failed, load }
}
