import { LRUCache } from 'lru-cache'
import type { ComposedAnswer } from '@/lib/front/page/compose-answer'
import type { KeptAnswer } from '@/lib/front/page/kept-answer'
import type { PageAddress } from '@/lib/front/page/page-address'
import { BrokenPageError, UnavailableError } from '@/lib/front/page/page-renderer'
import { OverloadError } from '@/lib/front/page/render-limit'

type Render = (address: PageAddress) => Promise<ComposedAnswer>

interface Entry {
  answer: KeptAnswer
  freshMs: number
}

/** Past its freshness a page is still shown at once for this long, while a new one is made. */
const REFRESH_MS = 240_000

/** Kinds share the memory: searches and missing addresses, which strangers invent, must not push plain pages out. */
const SHARES = { plain: 0.55, variants: 0.4, failures: 0.05 }

/** Keeps pages by address: bounded in bytes, each made once at a time, all dropped when the content changes. */
export class PageCache {
  private readonly plain: LRUCache<string, Entry>
  private readonly variants: LRUCache<string, Entry>
  private readonly failures: LRUCache<string, Entry>
  private flights = new Map<string, Promise<KeptAnswer>>()
  private generation = 0
  /** While the database is away kept pages serve at any age. */
  isSourceAway = false

  constructor(
    maxBytes: number,
    private readonly render: Render,
  ) {
    this.plain = shelf(maxBytes * SHARES.plain)
    this.variants = shelf(maxBytes * SHARES.variants)
    this.failures = shelf(maxBytes * SHARES.failures)
  }

  /** Gives the page if it may be shown now; a page past its freshness is shown and made anew behind. */
  find(address: PageAddress): KeptAnswer | undefined {
    const entry = this.peek(address)
    if (!entry) return undefined
    const age = Date.now() - entry.answer.keptAt
    if (age < entry.freshMs || this.isSourceAway) return entry.answer
    if (entry.answer.status !== 200 || age > entry.freshMs + REFRESH_MS) return undefined
    this.make(address).catch(() => undefined)
    return entry.answer
  }

  /** Gives the kept page, or one rendered now for all who wait. A page that cannot be made shows its last form. */
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

  /** Drops everything; a render that began before is given to those who wait for it, and to nobody after. */
  purge(): void {
    this.generation += 1
    this.flights = new Map()
    for (const each of this.shelves()) each.clear()
  }

  /** Call this when a kept answer got another coding: it weighs more now. */
  reweigh(address: PageAddress, answer: KeptAnswer): void {
    for (const each of this.shelves()) {
      const entry = each.peek(address.key)
      // A new object: the list weighs only what it has not seen.
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
    if (freshMs > 0 && generation === this.generation) this.keep(address, { answer, freshMs })
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

function shelf(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ answer }, key) => answer.bytes + key.length * 2,
  })
}
