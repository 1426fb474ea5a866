'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { focusItem } from '@/components/ui/focus-item'
import { LoadingType } from '@/components/ui/loading-type'
import {
  entryPages,
  fetchItems,
  firstOf,
  followSoftly,
  keepPages,
  ownItems,
  showPages,
  type EntryPages,
} from '@/components/ui/more-items'

interface MorePages {
  current: number
  listId: string | undefined
  hrefOf: (page: number) => string
}

/**
 * Keeps the pages of a list that stand on the screen, from `first` to `last`. `load` fetches the next page of the same
 * address and moves its items here. A history entry remembers its pages, and the list shows those of the entry it is at:
 * a number pressed afterwards is an entry of its own, even if it is the page that the server has rendered here already.
 */
export function useMorePages({ current, listId, hrefOf }: MorePages) {
  const [range, setRange] = useState({ base: current, first: current, last: current })
  const [loading, setLoading] = useState<LoadingType | null>(null)
  const [failed, setFailed] = useState(false)
  const entry = useRef<EntryPages>({ key: null, pages: {} })
  const router = useRouter()
  const address = useSearchParams().toString()
  const shown = range.base === current ? range : { base: current, first: current, last: current }

  useLayoutEffect(() => {
    const list = listId ? document.getElementById(listId) : null
    if (!list) return
    entry.current = entryPages(list, entry.current)
    const numbers = showPages(list, entry.current.pages, current)
    setRange({ base: current, first: Math.min(...numbers), last: Math.max(...numbers) })
    return followSoftly(list, (href) => router.push(href))
  }, [listId, current, address, router])

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
      const pages = { [current]: ownItems(list), ...entry.current.pages, [next]: items }
      showPages(list, pages, current)
      entry.current = keepPages(list, pages, hrefOf(next))
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
