import { NOT_FOUND_PATH } from '@/lib/config/paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ContentReads } from '@/lib/runtime/content-reads'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'
import type { Log } from '@/lib/config/log'
import { composeResponse, type ComposeSettings } from '@/lib/server/worker/compose-response'
import type { ComposedResponse } from '@/lib/server/cache/cached-response'
import { createRequest, CollectedResponse, type RenderedResponse } from '@/lib/server/worker/in-process-exchange'
import { isBlankShell, RENDER_AS } from '@/lib/server/worker/next-markup'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import type { PageRequest } from '@/lib/server/cache/page-request'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/runtime/process-scope'

export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

const RENDER_LIMIT_MS = 15_000

type PageAddress = Pick<PageRequest, 'url' | 'flight'>

interface RenderContext {
  /** Opens a draft; such a page is for one visitor. */
  cookie?: string
  /** Number of the contents' state, if known. */
  contents?: number
}

/** Renders a page with Next. Only the URL is passed on, so the page is the same for everybody. */
export class PageRenderer {
  private readonly baseHeaders: Record<string, string>

  constructor(
    private readonly handle: NextHandler,
    private readonly settings: ComposeSettings & { publicUrl: string },
    private readonly log: Log,
    private readonly isDatabaseDown: () => boolean = () => false,
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

  /** Throws UnavailableError or BrokenPageError. */
  async render(page: PageAddress, { cookie, contents }: RenderContext = {}): Promise<ComposedResponse> {
    // rendering would wait for the same database and hold up others
    if (this.isDatabaseDown()) throw new UnavailableError('unanswered')
    const started = performance.now()
    const outcome: RenderOutcome = { isCacheable: cookie === undefined, reads: new ContentReads() }
    if (cookie === undefined) outcome.contents = contents
    const path = page.url.split('?', 1)[0]
    const rendered = await this.renderWhole(page, cookie, outcome).catch((error: unknown) => {
      throw withReason(error, outcome)
    })
    const composed = composeResponse(rendered, outcome, this.settings)
    this.log.info(
      { path, status: composed.response.status, ms: Math.round(performance.now() - started) },
      'Страница собрана',
    )
    return composed
  }

  private async renderWhole(page: PageAddress, cookie: string | undefined, outcome: RenderOutcome) {
    const rendered = await this.renderUrl(page, cookie, outcome)
    if (outcome.status === 503 || rendered.status === 503) throw new UnavailableError()
    if (rendered.status >= 500) throw new BrokenPageError()
    if (rendered.status !== 404 || !isBlankShell(rendered)) return rendered
    return (await this.renderNotFound(cookie, outcome)) ?? rendered
  }

  private async renderNotFound(cookie: string | undefined, outcome: RenderOutcome): Promise<RenderedResponse | null> {
    const { isCacheable, contents, reads } = outcome
    const notFound: RenderOutcome = { isCacheable, contents, reads }
    const rendered = await this.renderUrl({ url: NOT_FOUND_PATH, flight: undefined }, cookie, notFound)
    if (notFound.status === 503) throw new UnavailableError()
    outcome.isCacheable = notFound.isCacheable
    return rendered.status < 500 && !isBlankShell(rendered) ? { ...rendered, status: 404 } : null
  }

  private async renderUrl(
    { url, flight }: PageAddress,
    cookie: string | undefined,
    outcome: RenderOutcome,
  ): Promise<RenderedResponse> {
    const request = createRequest(url, { ...this.baseHeaders, ...flight, ...(cookie ? { cookie } : {}) })
    const response = new CollectedResponse(request)
    const handle = () => outcomes.run(outcome, () => this.handle(request, response))
    const timer = setTimeout(() => {
      this.log.warn({ path: url.split('?', 1)[0], ms: RENDER_LIMIT_MS }, 'Страница не собралась вовремя')
      outcome.abort?.()
    }, RENDER_LIMIT_MS)
    return unlessGivenUp(
      () => handle().then(() => response.collected),
      outcome,
      () => response.abandon(),
    ).finally(() => clearTimeout(timer))
  }
}

/** A render may be given up before its database has answered: the reason is read at the end. */
function withReason(error: unknown, { databaseFailure }: RenderOutcome): unknown {
  if (error instanceof UnavailableError) return new UnavailableError(databaseFailure)
  return error instanceof BrokenPageError ? new BrokenPageError(databaseFailure) : error
}

async function unlessGivenUp<T>(make: () => Promise<T>, outcome: RenderOutcome, stop: () => void): Promise<T> {
  const givenUp = new Promise<never>((_, reject) => {
    outcome.abort = () => {
      reject(new UnavailableError())
      stop()
    }
  })
  try {
    return await Promise.race([make(), givenUp])
  } finally {
    outcome.abort = undefined
  }
}

/** Shares the request's outcome between the server and the code inside Next's bundle. */
export const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes
