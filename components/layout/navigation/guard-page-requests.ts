import { fetchTwice, PAUSE_MS } from '@/lib/runtime/fetch-with-retry'

/**
 * Next leaves for the browser when the data of the next page do not come, and where the line is cut the browser shows
 * an error page of its own. Here such a request never ends instead: the reader stays on the page that is there, and the
 * next press replaces what waits. Returns the way to stop.
 *
 * `onFailure` gets the address of the page that did not come, unless a later press has replaced it meanwhile.
 */
export function guardPageRequests(onFailure: (href: string) => void): () => void {
  const plainFetch = window.fetch
  let latest = 0

  async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (!asksForPage(init)) return plainFetch(input, init)
    const number = ++latest
    const ask = () => wholeAnswer(plainFetch(input, init))
    const answer = (await ask()) ?? (await askAgain(ask, () => number === latest))
    if (answer) return answer
    if (number === latest) onFailure(pageAddress(input))
    return new Promise(() => undefined)
  }

  window.fetch = guardedFetch
  return () => {
    window.fetch = plainFetch
  }
}

/** Answers whether the portal answers for a page at all; a page that says «не найдено» is an answer too. */
export async function isReachable(href: string): Promise<boolean> {
  return (await wholeAnswer(fetchTwice(href, { method: 'HEAD', headers: { accept: 'text/html' } }))) !== null
}

/** Asks once more for a page that did not come, unless a later press has replaced it meanwhile. */
async function askAgain(ask: () => Promise<Response | null>, isWanted: () => boolean): Promise<Response | null> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return isWanted() ? ask() : null
}

/** Tells a page that is wanted now from one that may be wanted soon; what Next stops itself it handles itself. */
function asksForPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch') && !init?.signal
}

/** Gives null when the answer did not come to its end or says that the server cannot answer. */
async function wholeAnswer(request: Promise<Response>): Promise<Response | null> {
  try {
    const answer = await request
    if (answer.status >= 500) return null
    await answer.clone().arrayBuffer()
    return answer
  } catch {
    return null
  }
}

/** Gives the address without what Next adds to tell its data from the page. */
function pageAddress(input: RequestInfo | URL): string {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href)
  url.searchParams.delete('_rsc')
  return url.href
}
