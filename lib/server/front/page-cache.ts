import { LRUCache } from 'lru-cache'

import type { CachedResponse, ComposedResponse } from '@/lib/server/cache/cached-response'
import type { PageRequest } from '@/lib/server/cache/page-request'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import { OverloadError } from '@/lib/server/front/render-limit'

type Render = (page: PageRequest) => Promise<ComposedResponse>

interface Entry extends ComposedResponse {
  /** Shown only while no new page can be rendered. */
  isStale: boolean
}

interface Purge {
  tables: ChangedTables
  generation: number
}

/** Names of tables; `all` if others may have changed too. */
export type ChangedTables = ReadonlySet<string> | 'all'

/** A stale page is still shown for this long while a new one is rendered. */
const REFRESH_MS = 240_000

/** A render that began before them all is not kept. */
const REMEMBERED_PURGES = 100

/** Shares of memory: searches and missing URLs, which anyone can invent, must not displace plain pages. */
const SHARES = { plain: 0.55, variants: 0.4, failures: 0.05 }

export class PageCache {
  private readonly plain: LRUCache<string, Entry>
  private readonly variants: LRUCache<string, Entry>
  private readonly failures: LRUCache<string, Entry>
  /** Since the start. */
  readonly counts = { hit: 0, stale: 0, miss: 0 }
  private inFlight = new Map<string, Promise<CachedResponse>>()
  /** Grows with each purge. */
  private generation = 0
  /** The last purges: a render that began before one of them may have read what it dropped. */
  private purges: Purge[] = []
  /** Cached pages are then served at any age. */
  isListenerLost = false

  constructor(
    maxBytes: number,
    private readonly render: Render,
    /** True if no page can be rendered now. */
    private readonly isRenderingDown: () => boolean = () => false,
  ) {
    this.plain = createLru(maxBytes * SHARES.plain)
    this.variants = createLru(maxBytes * SHARES.variants)
    this.failures = createLru(maxBytes * SHARES.failures)
  }

  /** Renders a stale page again in the background. */
  find(page: PageRequest): CachedResponse | undefined {
    const entry = this.peek(page)
    if (!entry) return undefined
    const age = performance.now() - entry.response.cachedAt
    if (this.isListenerLost) return this.counted('stale', entry)
    if (entry.isStale) return undefined
    if (age < entry.freshMs) return this.counted('hit', entry)
    if (entry.response.status !== 200 || age > entry.freshMs + REFRESH_MS) return undefined
    this.renderOnce(page).catch(() => undefined)
    return this.counted('stale', entry)
  }

  /** Falls back to the last version. */
  async get(page: PageRequest): Promise<CachedResponse> {
    const cached = this.find(page)
    if (cached) return cached
    this.counts.miss += 1
    try {
      return await this.renderOnce(page)
    } catch (error) {
      const last = this.peek(page)?.response
      if (last && !(error instanceof OverloadError)) return last
      throw error instanceof BrokenPageError && this.isListenerLost ? new UnavailableError(error.database) : error
    }
  }

  /**
   * Drops the pages made from these tables, or marks them as stale while no new page can be rendered. A running render
   * serves only those already waiting.
   */
  purge(tables: ChangedTables = 'all'): void {
    this.generation += 1
    this.inFlight = new Map()
    this.purges = [...this.purges, { tables, generation: this.generation }].slice(-REMEMBERED_PURGES)
    const isKept = this.isListenerLost || this.isRenderingDown()
    for (const cache of this.caches()) {
      for (const [key, entry] of [...cache.entries()]) {
        if (!isAffected(entry, tables)) continue
        if (isKept) entry.isStale = true
        else cache.delete(key)
      }
    }
  }

  /** A new coding takes more memory. */
  reweigh(page: PageRequest, response: CachedResponse): void {
    for (const each of this.caches()) {
      const entry = each.peek(page.key)
      // the cache measures an entry only when it is a new object
      if (entry?.response === response) each.set(page.key, { ...entry })
    }
  }

  get bytes(): number {
    return this.caches().reduce((sum, each) => sum + each.calculatedSize, 0)
  }

  get count(): number {
    return this.caches().reduce((sum, each) => sum + each.size, 0)
  }

  private counted(result: 'hit' | 'stale', { response }: Entry): CachedResponse {
    this.counts[result] += 1
    return response
  }

  private peek(page: PageRequest): Entry | undefined {
    return (page.isVariant ? this.variants : this.plain).get(page.key) ?? this.failures.get(page.key)
  }

  private renderOnce(page: PageRequest): Promise<CachedResponse> {
    const running = this.inFlight.get(page.key)
    if (running) return running
    const render = this.renderAndCache(page, this.generation)
    const { inFlight } = this // a purge replaces the map
    inFlight.set(page.key, render)
    const done = () => inFlight.delete(page.key)
    render.then(done, done)
    return render
  }

  private async renderAndCache(page: PageRequest, generation: number): Promise<CachedResponse> {
    const composed = await this.render(page)
    if (composed.freshMs > 0 && this.isCurrent(composed, generation)) this.store(page, { ...composed, isStale: false })
    return composed.response
  }

  /** True if no purge since then concerns the page. */
  private isCurrent(composed: ComposedResponse, generation: number): boolean {
    const isForgotten = this.generation - generation > this.purges.length
    const since = this.purges.filter((purge) => purge.generation > generation)
    return !isForgotten && !since.some(({ tables }) => isAffected(composed, tables))
  }

  private store(page: PageRequest, entry: Entry): void {
    const success = page.isVariant ? this.variants : this.plain
    const isSuccess = entry.response.status === 200
    ;(isSuccess ? this.failures : success).delete(page.key)
    ;(isSuccess ? success : this.failures).set(page.key, entry)
  }

  private caches(): LRUCache<string, Entry>[] {
    return [this.plain, this.variants, this.failures]
  }
}

/** A page of unknown reads changes with every table. */
function isAffected({ tables }: ComposedResponse, changed: ChangedTables): boolean {
  return changed === 'all' || !tables || tables.some((table) => changed.has(table))
}

function createLru(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ response: answer }, key) => answer.bytes + key.length * 2,
  })
}
