'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { focusItem } from '@/components/ui/list/focus-item'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'

interface MorePages {
  current: number
  listId: string
  toHref: (page: number) => string
}

/**
 * Tracks the pages shown, from `first` to `last`. `load` fetches the next page and appends its items. Each history
 * entry stores its pages and restores them; a number chosen later is a new entry, even for the page the server
 * rendered here.
 */
export function useMorePages({ current, listId, toHref }: MorePages) {
  const [range, setRange] = useState({ base: current, first: current, last: current })
  const [isLoading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const entry = useRef<EntryPages>({ key: null, pages: {} })
  const address = useSearchParams().toString()
  const shown = range.base === current ? range : { base: current, first: current, last: current }

  useLayoutEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    entry.current = restorePages(list, entry.current)
    const numbers = showPages(list, entry.current.pages, current)
    setRange({ base: current, first: Math.min(...numbers), last: Math.max(...numbers) })
  }, [listId, current, address])

  async function load(event: MouseEvent<HTMLElement>) {
    const list = document.getElementById(listId)
    if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isLoading) return
    const pressed: Element = event.currentTarget
    setLoading(true)
    const next = shown.last + 1
    try {
      const items = await fetchItems(toHref(next), list.id)
      const pages = { [current]: renderedItems(list), ...entry.current.pages, [next]: items }
      showPages(list, pages, current)
      entry.current = storePages(list, pages, toHref(next))
      setRange({ ...shown, last: next })
      setFailed(false)
      // the reader may have moved focus meanwhile
      if ([null, pressed, document.body].includes(document.activeElement)) focusItem(firstItem(list, next))
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }

  return { ...shown, isLoading, failed, load }
}

const MARK = 'data-more'

interface ListState {
  morePages?: string
}

async function fetchItems(href: string, listId: string): Promise<string> {
  const response = await fetchWithRetry(href, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  const list = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(listId)
  if (!list) throw new Error(`${href} has no list ${listId}`)
  return list.innerHTML
}

/** Shows these pages around the server-rendered one, each once. Returns all page numbers. */
function showPages(list: HTMLElement, pages: Record<number, string>, current: number): number[] {
  const numbers = Object.keys(pages).map(Number)
  for (const item of list.querySelectorAll(`:scope > [${MARK}]`)) {
    if (!numbers.includes(Number(item.getAttribute(MARK)))) item.remove()
  }
  const absent = numbers.filter((page) => page !== current && !firstItem(list, page))
  const before = absent.filter((page) => page < current).sort((a, b) => a - b)
  const after = absent.filter((page) => page > current).sort((a, b) => a - b)
  list.prepend(...before.flatMap((page) => toItems(page, pages[page] ?? '')))
  list.append(...after.flatMap((page) => toItems(page, pages[page] ?? '')))
  return [current, ...numbers]
}

function toItems(page: number, html: string): Element[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const items = [...template.content.children]
  for (const item of items) item.setAttribute(MARK, String(page))
  return items
}

function firstItem(list: HTMLElement, page: number): Element | null {
  return list.querySelector(`[${MARK}="${page}"]`)
}

function renderedItems(list: HTMLElement): string {
  return [...list.children]
    .filter((item) => !item.hasAttribute(MARK))
    .map((item) => item.outerHTML)
    .join('')
}

interface EntryPages {
  key: string | null
  pages: Record<number, string>
}

function storePages(list: HTMLElement, pages: Record<number, string>, href: string): EntryPages {
  const key = entryKey(list) ?? `${keyPrefix(list)}${Date.now()}`
  window.history.replaceState({ morePages: key }, '', href)
  try {
    window.sessionStorage.setItem(key, JSON.stringify(pages))
  } catch {
    // storage is full or disabled: going back shows one page
  }
  return { key, pages }
}

function restorePages(list: HTMLElement, known: EntryPages): EntryPages {
  const key = entryKey(list)
  if (key === known.key) return known
  try {
    const stored = key && window.sessionStorage.getItem(key)
    return { key, pages: stored ? (JSON.parse(stored) as Record<number, string>) : {} }
  } catch {
    return { key, pages: {} }
  }
}

function entryKey(list: HTMLElement): string | null {
  const key = (window.history.state as ListState | null)?.morePages
  return key?.startsWith(keyPrefix(list)) ? key : null
}

function keyPrefix(list: HTMLElement): string {
  return `more-pages:${list.id}:`
}
