import { fetchWithRetry, PAUSE_MS } from '@/lib/runtime/fetch-with-retry'

/** Next reloads when a page's data fails, which loses the page offline. Here such a request stays pending. */
export function guardPageRequests(onFailure: (href: string) => void): () => void {
  const plainFetch = window.fetch
  let latest = 0

  async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (!isPageRequest(init)) return plainFetch(input, init)
    const number = ++latest
    const request = () => fullResponse(plainFetch(input, init))
    const response = (await request()) ?? (await retry(request, () => number === latest))
    if (response) return response
    if (number === latest) onFailure(pageAddress(input))
    return new Promise(() => undefined)
  }

  window.fetch = guardedFetch
  return () => {
    window.fetch = plainFetch
  }
}

/** True if the server responds at all, even with 404. */
export async function isReachable(href: string): Promise<boolean> {
  return (await fullResponse(fetchWithRetry(href, { method: 'HEAD', headers: { accept: 'text/html' } }))) !== null
}

async function retry(ask: () => Promise<Response | null>, isWanted: () => boolean): Promise<Response | null> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return isWanted() ? ask() : null
}

/** Excludes prefetches, and requests that Next aborts itself. */
function isPageRequest(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch') && !init?.signal
}

/** Returns null if the response broke off or is a server error. */
async function fullResponse(request: Promise<Response>): Promise<Response | null> {
  try {
    const response = await request
    if (response.status >= 500) return null
    await response.clone().arrayBuffer()
    return response
  } catch {
    return null
  }
}

function pageAddress(input: RequestInfo | URL): string {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href)
  url.searchParams.delete('_rsc')
  return url.href
}
