import { LRUCache } from 'lru-cache'
import type { ComposedAnswer } from '@/lib/server/cache/compose-answer'
import type { KeptAnswer } from '@/lib/server/cache/kept-answer'
import type { PageAddress } from '@/lib/server/cache/page-address'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-renderer'
import { OverloadError } from '@/lib/server/cache/render-limit'

type Render = (address: PageAddress) => Promise<ComposedAnswer>

interface Entry {
  answer: KeptAnswer
  freshMs: number
  /** See PageCache.generation. */
  generation: number
}

/** A page past its freshness is still shown for this long, while a new one is rendered. */
const REFRESH_MS = 240_000

/**
 * Each kind has its share of the memory: searches and missing addresses, which strangers invent, must not displace plain pages.
 */
const SHARES = { plain: 0.55, variants: 0.4, failures: 0.05 }

/**
 * Keeps pages by address within a limit of bytes. Each page is rendered once at a time; all are dropped when the content changes.
 */
export class PageCache {
  private readonly plain: LRUCache<string, Entry>
  private readonly variants: LRUCache<string, Entry>
  private readonly failures: LRUCache<string, Entry>
  private flights = new Map<string, Promise<KeptAnswer>>()
  /** Grows with each purge. An entry of an earlier one is shown only while no new page can be rendered. */
  private generation = 0
  /** True while the listener for changes has lost the database: kept pages are served at any age. */
  isSourceAway = false

  constructor(
    maxBytes: number,
    private readonly render: Render,
    /** Returns whether the database is known not to answer now. */
    private readonly isSourceSilent: () => boolean = () => false,
  ) {
    this.plain = shelf(maxBytes * SHARES.plain)
    this.variants = shelf(maxBytes * SHARES.variants)
    this.failures = shelf(maxBytes * SHARES.failures)
  }

  /** Returns the page if it may be shown now. A page past its freshness is returned and rendered again in the background. */
  find(address: PageAddress): KeptAnswer | undefined {
    const entry = this.peek(address)
    if (!entry) return undefined
    const age = Date.now() - entry.answer.keptAt
    if (this.isSourceAway) return entry.answer
    if (entry.generation !== this.generation) return undefined
    if (age < entry.freshMs) return entry.answer
    if (entry.answer.status !== 200 || age > entry.freshMs + REFRESH_MS) return undefined
    this.make(address).catch(() => undefined)
    return entry.answer
  }

  /** Returns the kept page, or renders it once for all who wait. If it cannot be rendered, returns its last version. */
  async get(address: PageAddress): Promise<KeptAnswer> {
    const kept = this.find(address)
    if (kept) return kept
    try {
      return await this.make(address)
    } catch (error) {
      const last = this.peek(address)?.answer
      if (last && !(error instanceof OverloadError)) return last
      throw error instanceof BrokenPageError && this.isSourceAway ? new UnavailableError() : error
    }
  }

  /**
   * Drops everything, or while the database is away marks it as stale: no new page could be rendered. A render that began
   * before is given only to those who already wait for it.
   */
  purge(): void {
    this.generation += 1
    this.flights = new Map()
    if (this.isSourceAway || this.isSourceSilent()) return
    for (const each of this.shelves()) each.clear()
  }

  /** Call this when a kept answer got another coding, because it takes more memory now. */
  reweigh(address: PageAddress, answer: KeptAnswer): void {
    for (const each of this.shelves()) {
      const entry = each.peek(address.key)
      // the cache measures an entry only when it is a new object
      if (entry?.answer === answer) each.set(address.key, { ...entry })
    }
  }

  get bytes(): number {
    return this.shelves().reduce((sum, each) => sum + each.calculatedSize, 0)
  }

  get count(): number {
    return this.shelves().reduce((sum, each) => sum + each.size, 0)
  }

  private peek(address: PageAddress): Entry | undefined {
    return (address.isVariant ? this.variants : this.plain).get(address.key) ?? this.failures.get(address.key)
  }

  private make(address: PageAddress): Promise<KeptAnswer> {
    const underway = this.flights.get(address.key)
    if (underway) return underway
    const flight = this.renderAndKeep(address, this.generation)
    const { flights } = this
    flights.set(address.key, flight)
    const land = () => flights.delete(address.key)
    flight.then(land, land)
    return flight
  }

  private async renderAndKeep(address: PageAddress, generation: number): Promise<KeptAnswer> {
    const { answer, freshMs } = await this.render(address)
    if (freshMs > 0 && generation === this.generation) this.keep(address, { answer, freshMs, generation })
    return answer
  }

  private keep(address: PageAddress, entry: Entry): void {
    const success = address.isVariant ? this.variants : this.plain
    const isSuccess = entry.answer.status === 200
    ;(isSuccess ? this.failures : success).delete(address.key)
    ;(isSuccess ? success : this.failures).set(address.key, entry)
  }

  private shelves(): LRUCache<string, Entry>[] {
    return [this.plain, this.variants, this.failures]
  }
}

/**
 * Runs `act` at the first change and once more at the end of the pause if others followed, so that somebody who changes much does
 * not keep the cache empty.
 */
export function throttleChanges(act: () => void, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOwed = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isOwed) return
      isOwed = false
      act()
      rest()
    }, pauseMs)
    timer.unref()
  }
  return () => {
    if (timer) {
      isOwed = true
      return
    }
    act()
    rest()
  }
}

function shelf(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ answer }, key) => answer.bytes + key.length * 2,
  })
}
