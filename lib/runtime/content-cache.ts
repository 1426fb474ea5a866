import { LRUCache } from 'lru-cache'
import { currentReads, readApart } from '@/lib/runtime/current-reads'
import { currentOutcome } from '@/lib/runtime/render-outcome'

/** Pages are fresh for as long; some results depend on the clock. */
const FRESH_MS = 60_000
const MAX_RESULTS = 20

type CachedCall = <T>(key: string, make: () => Promise<T>, options?: { freshMs?: number }) => Promise<T>

/**
 * Caches a result common to all visitors until contents change, at most for `freshMs`; failures never. `key` must name
 * all it depends on, and `make` reads nothing through React's `cache`: each page that gets the result counts the tables
 * that `make` has read as its own. Does nothing outside the portal's server.
 */
export const cachedPerContentVersion = createContentCache(MAX_RESULTS)

/** A cache of its own with `most` entries, for results that may be many. */
export function createContentCache(most: number): CachedCall {
  let newest = 0
  let results = new LRUCache<string, Shared<unknown>>({ max: most })
  return <T>(key: string, make: () => Promise<T>, { freshMs = FRESH_MS } = {}) => {
    const contents = currentOutcome()?.contents
    // a request of an earlier state finds nothing: its results would be old for the others
    if (contents === undefined || contents < newest) return make()
    if (contents > newest) {
      newest = contents
      results = new LRUCache({ max: most })
    }
    const current = results
    const found = current.get(key) as Shared<T> | undefined
    if (found) return share(found)
    const made = readApart(make)
    current.set(key, made, { ttl: freshMs })
    made.result.catch(() => current.delete(key))
    return share(made)
  }
}

type Shared<T> = ReturnType<typeof readApart<T>>

async function share<T>({ result, reads }: Shared<T>): Promise<T> {
  const page = currentReads()
  try {
    return await result
  } finally {
    page?.addAll(reads)
  }
}
