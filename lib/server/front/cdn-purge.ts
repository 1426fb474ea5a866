import type { Log } from '@/lib/config/log'
import { EVERY_PAGE, UNKNOWN_READS } from '@/lib/server/cache/cdn-tags'
import type { ChangedTables } from '@/lib/server/front/page-cache'

const BATCH_MS = 1_000
const MAX_PAUSE_MS = 60_000
const LIMIT_MS = 10_000
/** Cloudflare's limit of a request. */
const MAX_TAGS = 100

/**
 * Tells a CDN which pages changed, once a second at most, until it has taken it. One request is what Fastly
 * (`Surrogate-Key`, `Fastly-Key`) and Cloudflare (`tags`, a bearer token) document; each ignores what is the other's.
 */
export class CdnPurge {
  private readonly tags = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private failures = 0

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
    private readonly log: Log,
  ) {}

  add(tables: ChangedTables): void {
    for (const tag of tables === 'all' ? [EVERY_PAGE] : [...tables, UNKNOWN_READS]) this.tags.add(tag)
    this.timer ??= setTimeout(() => void this.send(), BATCH_MS).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private async send(): Promise<void> {
    const tags = this.tags.has(EVERY_PAGE) || this.tags.size > MAX_TAGS ? [EVERY_PAGE] : [...this.tags]
    this.tags.clear()
    const reason = await this.post(tags).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (reason === undefined && this.failures > 0) this.log.warn('CDN снова узнаёт об изменениях')
    if (reason !== undefined && this.failures === 0) this.log.error({ reason }, 'CDN не узнала об изменениях')
    this.failures = reason === undefined ? 0 : this.failures + 1
    if (reason !== undefined) for (const tag of tags) this.tags.add(tag)
    const pause = Math.min(BATCH_MS * 2 ** this.failures, MAX_PAUSE_MS)
    this.timer = this.tags.size > 0 ? setTimeout(() => void this.send(), pause).unref() : undefined
  }

  private async post(tags: string[]): Promise<void> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(this.token && { authorization: `Bearer ${this.token}`, 'fastly-key': this.token }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  }
}
