import type { Dispatcher } from 'undici'
import { CachedResponse, type ComposedResponse } from '@/lib/server/cache/cached-response'

import type { ContentCoding } from '@/lib/server/cache/content-coding'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import type { PageRequest } from '@/lib/server/cache/page-request'
import { RenderLimit } from '@/lib/server/front/overload-limits'
import { contentHeader, readResponseHeaders } from '@/lib/server/front/worker-headers'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import { innerHeaders, type RenderReport } from '@/lib/server/inner-protocol'

const MAX_RENDERING_PER_WORKER = 8
const MAX_WAITING = 400
/** A robot may request thousands of cards, and each occupies a whole processor. */
const MAX_CARDS_RENDERING = 1
const MAX_CARDS_WAITING = 40

const KEPT_APART = new Set(['content-encoding', 'content-length', 'etag'])

/** Pages rendered by workers, as the page cache keeps them: compressed, with everything that a render says of itself. */
export class WorkerPages {
  /** Renders since the start. */
  readonly counts = { done: 0, failed: 0 }
  private readonly limit: RenderLimit
  private readonly cardLimit = new RenderLimit(MAX_CARDS_RENDERING, MAX_CARDS_WAITING)

  constructor(
    private readonly workers: Pick<WorkerPool, 'use'>,
    workerCount: number,
    private readonly contentVersion: () => number | undefined,
  ) {
    this.limit = new RenderLimit(MAX_RENDERING_PER_WORKER * workerCount, MAX_WAITING)
  }

  /** Throws UnavailableError, BrokenPageError or OverloadError. A cookie is for drafts only. */
  async render(page: PageRequest, cookie?: string): Promise<ComposedResponse> {
    const limit = page.isCard ? this.cardLimit : this.limit
    try {
      const composed = await limit.run(() => this.ask(page, cookie))
      this.counts.done += 1
      return composed
    } catch (error) {
      this.counts.failed += 1
      throw error
    }
  }

  private async ask(page: PageRequest, cookie: string | undefined): Promise<ComposedResponse> {
    const headers = {
      ...page.flight,
      [innerHeaders.page]: '1',
      'accept-encoding': page.coding,
      ...(cookie === undefined ? contentHeader(this.contentVersion()) : { cookie }),
    }
    return this.workers.use(
      async (client) => {
        const response = await client.request({ method: 'GET', path: page.url, headers, responseHeaders: 'raw' })
        return toComposed(response, Buffer.from(await response.body.arrayBuffer()))
      },
      () => true,
    )
  }
}

function toComposed({ statusCode, headers: raw }: Dispatcher.ResponseData, body: Buffer): ComposedResponse {
  const { headers, inner } = readResponseHeaders(raw)
  const report = JSON.parse(inner[innerHeaders.render] ?? '{"failure":"broken"}') as RenderReport
  if ('failure' in report) {
    const { failure, database } = report
    throw failure === 'unavailable' ? new UnavailableError(database) : new BrokenPageError(database)
  }
  const coding = headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
  const response = new CachedResponse({
    status: statusCode,
    headers: headers.filter(([name]) => !KEPT_APART.has(name.toLowerCase())).flat(),
    body,
    tag: report.tag,
    coding: (coding ?? 'identity') as ContentCoding,
    compressible: report.isCompressible,
  })
  return { response, freshMs: report.freshMs, tables: report.tables }
}
