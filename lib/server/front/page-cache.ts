import { LRUCache } from 'lru-cache'

import type { CachedResponse, ComposedResponse } from '@/lib/server/cache/cached-response'
import type { PageRequest } from '@/lib/server/cache/page-request'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import { OverloadError } from '@/lib/server/front/overload-limits'

type Render = (page: PageRequest) => Promise<ComposedResponse>

interface Entry extends ComposedResponse {
  /** Generation of the cache when the render began: the page knows of no later purge. */
  generation: number
  /** Generation at which it was last known to be valid, so that most look-ups compare one number. */
  checkedAt: number
}

/** `stale` pages are shown only while no new one can be rendered. */
type Validity = 'valid' | 'stale' | 'dropped'

/** Names of tables; `all` if others may have changed too. */
export type ChangedTables = ReadonlySet<string> | 'all'

/** A stale page is still shown for this long while a new one is rendered. */
const REFRESH_MS = 240_000

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
  /** Generations of the last purges that dropped pages or made them stale: an edit costs the same however many are cached. */
  private readonly dropped = new PurgeTimes()
  private readonly madeStale = new PurgeTimes()
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
    if (this.checkValidity(entry) === 'stale') return undefined
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
   * serves only those already waiting. Looks at no page: each is compared with the purges when it is next found.
   */
  purge(tables: ChangedTables = 'all'): void {
    this.generation += 1
    this.inFlight = new Map()
    const isKept = this.isListenerLost || this.isRenderingDown()
    const purges = isKept ? this.madeStale : this.dropped
    purges.note(tables, this.generation)
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
    return this.peekIn(page.isVariant ? this.variants : this.plain, page) ?? this.peekIn(this.failures, page)
  }

  private peekIn(cache: LRUCache<string, Entry>, { key }: PageRequest): Entry | undefined {
    const entry = cache.get(key)
    if (!entry || this.checkValidity(entry) !== 'dropped') return entry
    cache.delete(key)
    return undefined
  }

  private checkValidity(entry: Entry): Validity {
    if (entry.checkedAt === this.generation) return 'valid'
    if (this.dropped.last(entry) > entry.generation) return 'dropped'
    if (this.madeStale.last(entry) > entry.generation) return 'stale'
    entry.checkedAt = this.generation
    return 'valid'
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
    const entry = { ...composed, generation, checkedAt: generation }
    if (composed.freshMs > 0 && this.checkValidity(entry) === 'valid') this.store(page, entry)
    return composed.response
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

/** When each table changed last, in generations of the cache. */
class PurgeTimes {
  private readonly tables = new Map<string, number>()
  private all = 0
  private any = 0

  note(tables: ChangedTables, generation: number): void {
    this.any = generation
    if (tables === 'all') this.all = generation
    else for (const table of tables) this.tables.set(table, generation)
  }

  /** Generation of the last purge that concerns the page; one of unknown reads changes with every table. */
  last({ tables }: ComposedResponse): number {
    if (!tables) return this.any
    return Math.max(this.all, ...tables.map((table) => this.tables.get(table) ?? 0))
  }
}

function createLru(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ response }, key) => response.bytes + key.length * 2,
  })
}
