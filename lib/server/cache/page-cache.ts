import { LRUCache } from 'lru-cache'
import type { ComposedResponse } from '@/lib/server/cache/compose-response'
import type { CachedResponse } from '@/lib/server/cache/cached-response'
import type { PageRequest } from '@/lib/server/cache/page-request'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import { OverloadError } from '@/lib/server/cache/render-limit'

type Render = (page: PageRequest) => Promise<ComposedResponse>

interface Entry {
  response: CachedResponse
  freshMs: number
  generation: number
}

/** A stale page is still shown for this long while a new one is rendered. */
const REFRESH_MS = 240_000

/** Shares of memory: searches and missing URLs, which anyone can invent, must not displace plain pages. */
const SHARES = { plain: 0.55, variants: 0.4, failures: 0.05 }

export class PageCache {
  private readonly plain: LRUCache<string, Entry>
  private readonly variants: LRUCache<string, Entry>
  private readonly failures: LRUCache<string, Entry>
  private inFlight = new Map<string, Promise<CachedResponse>>()
  /** Grows with each purge. An older entry is shown only while no new page can be rendered. */
  private generation = 0
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
    const age = Date.now() - entry.response.cachedAt
    if (this.isListenerLost) return entry.response
    if (entry.generation !== this.generation) return undefined
    if (age < entry.freshMs) return entry.response
    if (entry.response.status !== 200 || age > entry.freshMs + REFRESH_MS) return undefined
    this.renderOnce(page).catch(() => undefined)
    return entry.response
  }

  /** Falls back to the last version. */
  async get(page: PageRequest): Promise<CachedResponse> {
    const cached = this.find(page)
    if (cached) return cached
    try {
      return await this.renderOnce(page)
    } catch (error) {
      const last = this.peek(page)?.response
      if (last && !(error instanceof OverloadError)) return last
      throw error instanceof BrokenPageError && this.isListenerLost ? new UnavailableError() : error
    }
  }

  /**
   * Drops everything, or marks it as stale while no new page can be rendered. A running render serves only those already
   * waiting.
   */
  purge(): void {
    this.generation += 1
    this.inFlight = new Map()
    if (this.isListenerLost || this.isRenderingDown()) return
    for (const each of this.caches()) each.clear()
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
    const { response, freshMs } = await this.render(page)
    if (freshMs > 0 && generation === this.generation) this.store(page, { response, freshMs, generation })
    return response
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

/** Runs `act` at the first change and once after the pause: many edits must not empty the cache. */
export function throttleChanges(act: () => void, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isPending = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isPending) return
      isPending = false
      act()
      rest()
    }, pauseMs)
    timer.unref()
  }
  return () => {
    if (timer) {
      isPending = true
      return
    }
    act()
    rest()
  }
}

function createLru(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ response: answer }, key) => answer.bytes + key.length * 2,
  })
}
