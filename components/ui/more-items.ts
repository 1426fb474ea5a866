const MARK = 'data-more'

interface ListState {
  morePages?: string
}

/** Fetches the HTML of the list's items on another page of the portal. */
export async function fetchItems(href: string, listId: string): Promise<string> {
  const answer = await fetch(href, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  const list = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(listId)
  if (!list) throw new Error(`${href} has no list ${listId}`)
  return list.innerHTML
}

/** Puts pages of items before and after those the server rendered, once each; returns their numbers. */
export function putItems(list: HTMLElement, pages: Record<number, string>, current: number): number[] {
  const numbers = Object.keys(pages).map(Number)
  const absent = numbers.filter((page) => page !== current && !list.querySelector(`[${MARK}="${page}"]`))
  const before = absent.filter((page) => page < current).sort((a, b) => a - b)
  const after = absent.filter((page) => page > current).sort((a, b) => a - b)
  list.prepend(...before.flatMap((page) => itemsOf(page, pages[page] ?? '')))
  list.append(...after.flatMap((page) => itemsOf(page, pages[page] ?? '')))
  return numbers
}

function itemsOf(page: number, html: string): Element[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const items = [...template.content.children]
  for (const item of items) item.setAttribute(MARK, String(page))
  return items
}

/** Finds the first of the items that were put here from that page. */
export function firstOf(list: HTMLElement, page: number): Element | null {
  return list.querySelector(`[${MARK}="${page}"]`)
}

/** Gives the items that the server rendered here. */
export function ownItems(list: HTMLElement): string {
  return [...list.children]
    .filter((item) => !item.hasAttribute(MARK))
    .map((item) => item.outerHTML)
    .join('')
}

/** Gives the history entry the address of the last page; it remembers which items stood on the screen. */
export function keepPages(list: HTMLElement, pages: Record<number, string>, href: string): void {
  const key = (window.history.state as ListState | null)?.morePages ?? `more-pages:${list.id}:${Date.now()}`
  window.history.replaceState({ morePages: key }, '', href)
  try {
    window.sessionStorage.setItem(key, JSON.stringify(pages))
  } catch {
    // the storage is full or closed: coming back will show one page, as without this
  }
}

/** Reads what this history entry showed before it was left. */
export function keptPages(list: HTMLElement): Record<number, string> {
  const key = (window.history.state as ListState | null)?.morePages
  if (!key?.startsWith(`more-pages:${list.id}:`)) return {}
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<number, string>
  } catch {
    return {}
  }
}

/** Makes links of appended items, which are plain HTML, navigate as all others do. Returns the way to stop. */
export function followSoftly(list: HTMLElement, push: (href: string) => void): () => void {
  function onClick(event: globalThis.MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.closest(`[${MARK}]`) || link.target || link.hasAttribute('download')) return
    if (link.origin !== window.location.origin) return
    event.preventDefault()
    push(link.href)
  }
  list.addEventListener('click', onClick)
  return () => list.removeEventListener('click', onClick)
}
