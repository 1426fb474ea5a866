import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { outcomeStorageKey, type RenderOutcome } from '@/lib/shared/render-outcome'
import type { Log } from '@/lib/config/log'
import { composeAnswer, type ComposedAnswer, type ComposeSettings } from '@/lib/server/page/compose-answer'
import { innerRequest, InnerResponse, type InnerAnswer } from '@/lib/server/page/inner-exchange'
import type { PageAddress } from '@/lib/server/page/page-address'
import { RenderLimit } from '@/lib/server/page/render-limit'

export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Thrown when the page cannot be made now: its data are away, or it took too long. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/**
 * Next answers robots with the whole page at once, titles in the head; with this name every visitor gets that page,
 * one and the same, and it reads without JavaScript.
 */
const RENDER_AS = 'city-portal Google-PageRenderer'

const RENDER_LIMIT_MS = 15_000
const MOST_RENDERING = 8
const MOST_WAITING = 400

const outcomes = new AsyncLocalStorage<RenderOutcome>()
Object.assign(globalThis, { [outcomeStorageKey]: outcomes })

/** Has Next render a page for nobody in particular: of the visitor's request only the address goes in. */
export class PageRenderer {
  private readonly limit = new RenderLimit(MOST_RENDERING, MOST_WAITING)
  private readonly baseHeaders: Record<string, string>

  constructor(
    private readonly handle: NextHandler,
    private readonly settings: ComposeSettings & { publicUrl: string },
    private readonly log: Log,
  ) {
    const { host, protocol } = new URL(settings.publicUrl)
    this.baseHeaders = {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'user-agent': RENDER_AS,
      accept: '*/*',
    }
  }

  /** Rejects with UnavailableError or OverloadError. A cookie is passed only for the reader of a draft. */
  render(address: PageAddress, cookie?: string): Promise<ComposedAnswer> {
    return this.limit.run(async () => {
      const started = Date.now()
      const outcome: RenderOutcome = { keep: cookie === undefined }
      const inner = await this.ask(address, cookie, outcome)
      if (outcome.status === 503 || inner.status === 503) throw new UnavailableError()
      const composed = composeAnswer(inner, outcome, this.settings)
      const path = address.url.split('?', 1)[0]
      this.log.info({ path, status: composed.answer.status, ms: Date.now() - started }, 'Страница собрана')
      return composed
    })
  }

  private async ask(address: PageAddress, cookie: string | undefined, outcome: RenderOutcome): Promise<InnerAnswer> {
    const headers = { ...this.baseHeaders, ...address.flight, ...(cookie ? { cookie } : {}) }
    const request = innerRequest(address.url, headers)
    const response = new InnerResponse(request)
    const handled = outcomes.run(outcome, () => this.handle(request, response))
    const timer = setTimeout(() => response.destroy(), RENDER_LIMIT_MS)
    const cut = new Promise<never>((_, reject) => {
      response.once('close', () => reject(new UnavailableError()))
    })
    try {
      return await Promise.race([response.answer, cut, handled.then(() => response.answer)])
    } finally {
      clearTimeout(timer)
    }
  }
}
