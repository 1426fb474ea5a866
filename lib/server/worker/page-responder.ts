import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@/lib/config/log'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'
import type { PageRenderer } from '@/lib/server/worker/page-renderer'
import { toPageRequest } from '@/lib/server/cache/page-request'
import { innerHeaders, type RenderReport } from '@/lib/server/inner-protocol'
import { readContentVersion } from '@/lib/server/worker/request-responder'

/** Renders a page for the front, in the coding it asks for, with what it needs to keep it. */
export class PageResponder {
  constructor(
    private readonly renderer: Pick<PageRenderer, 'render'>,
    private readonly log: Log,
  ) {}

  async respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const page = toPageRequest(req.url ?? '/', req.headers)
    const known = { cookie: req.headers.cookie, contents: readContentVersion(req.headers[innerHeaders.contents]) }
    const composed = await this.renderer.render(page, known).catch((error: unknown) => this.toFailure(error, page.url))
    if ('failure' in composed) return void res.writeHead(503, reportHeader(composed)).end()
    const { response, freshMs, tables } = composed
    const { headers, body } = await response.get(page.coding)
    const report = reportHeader({ freshMs, tag: response.tag, isCompressible: response.compressible, tables })
    res.writeHead(response.status, [...headers, ...report]).end(body)
  }

  private toFailure(error: unknown, url: string): Extract<RenderReport, { failure: string }> {
    if (error instanceof UnavailableError) return { failure: 'unavailable', database: error.database }
    // the front logs that a page broke; the reason is known here alone
    if (error instanceof BrokenPageError) return { failure: 'broken', database: error.database }
    this.log.error({ err: error, path: url.split('?', 1)[0] }, 'Ошибка в странице')
    return { failure: 'broken' }
  }
}

function reportHeader(report: RenderReport): string[] {
  return [innerHeaders.render, JSON.stringify(report)]
}
