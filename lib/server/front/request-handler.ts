import type { IncomingMessage, ServerResponse } from 'node:http'
import { PREVIEW_COOKIE, verifyPreviewToken } from '@/lib/runtime/preview-token'
import { isProbe, type Health } from '@/lib/server/front/health'
import type { Log } from '@/lib/config/log'
import { NOT_FOUND_PATH } from '@/lib/config/paths'
import { isRedirect, redirect, toTidyUrl, withVisitorQuery } from '@/lib/server/front/redirects'
import { isRefusal, refuse, refuseAfterError, RETRY_SOON } from '@/lib/server/refusals'
import {
  sendRepresentation,
  type CachedResponse,
  type ComposedResponse,
  type Representation,
} from '@/lib/server/cache/cached-response'
import { isFlightReadable, MAX_URL_LENGTH, toPageRequest, type PageRequest } from '@/lib/server/cache/page-request'
import type { FileCache } from '@/lib/server/front/file-cache'
import type { PageCache } from '@/lib/server/front/page-cache'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { OverloadError } from '@/lib/server/front/overload-limits'
import { sendPage, wantsJson, wantsPage } from '@/lib/server/front/starting-handler'
import { isForWorker } from '@/lib/server/worker-paths'
import { type AllowedHosts, isPlainPath, isAnswerable, toOriginForm } from '@/lib/server/front/request-checks'
import type { PortalSetup } from '@/lib/server/front/portal-setup'
import type { KeptFile, ReadResponse, WorkerProxy } from '@/lib/server/front/worker-proxy'
import type { StaticFiles } from '@/lib/server/static-files'
import { refuseLongBody } from '@/lib/server/front/body-limits'
import { isPublicFile, preflightHeaders } from '@/lib/runtime/cors'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { newRequestId } from '@/lib/server/inner-protocol'
import { parseSetupRequest, SETUP_CLOSED, SETUP_PATH } from '@/lib/runtime/setup-request'

const FILES = '/files/'

interface HandlerParts {
  cache: PageCache
  /** A cookie opens a draft, for this visitor alone. */
  renderPage: (page: PageRequest, cookie?: string) => Promise<ComposedResponse>
  /** Answers everything that is no page: API, files, the back office. */
  proxy: Pick<WorkerProxy, 'serve'>
  /** Absent in a server that could not stop its workers. */
  setup?: Pick<PortalSetup, 'begin' | 'respond'>
  files: StaticFiles
  /** Absent with the page cache off. */
  fileCache?: FileCache | undefined
  health: Health
  unavailable: CachedResponse
  broken: CachedResponse
  previewSecret: string
  publicUrl: string
  allowedHosts: AllowedHosts
  commonHeaders: readonly [string, string][]
  cachesPages: boolean
  log: Log
}

/** Handles every request: sends a cached page at once and passes other requests on. */
export class RequestHandler {
  hits = 0

  constructor(private readonly parts: HandlerParts) {}

  readonly handle = (req: IncomingMessage, res: ServerResponse): void => {
    toOriginForm(req, this.parts.publicUrl)
    if (!isAnswerable(req)) return refuse(res, 400)
    if (!this.parts.allowedHosts.has(req.headers.host) && !isProbe(req.url?.split('?', 1)[0] ?? ''))
      return refuse(res, 421)
    if (refuseLongBody(req, res)) return
    if (this.sendCached(req, res)) return
    this.serve(req, res).catch((error: unknown) => refuseAfterError(res, error, this.parts.log))
  }

  /** Nearly all requests end here, so this comes first and creates no promise. */
  private sendCached(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers, method } = req
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      url.length > MAX_URL_LENGTH ||
      headers.cookie?.includes(PREVIEW_COOKIE)
    ) {
      return false
    }
    const page = toPageRequest(url, headers)
    const cached = this.parts.cache.find(page)
    const found = cached?.find(page.coding)
    if (!cached || !found) return false
    this.hits += 1
    sendFound(req, res, cached.status, found)
    return true
  }

  private async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { parts } = this
    const url = req.url ?? ''
    const path = url.split('?', 1)[0] ?? ''
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && isProbe(path)) return parts.health.respond(path, res)
    if (isRead && parts.files.has(path)) return parts.files.send(path, req, res)
    const isForAWorker = isForWorker(url)
    if (!isPlainPath(path)) return this.serveNotFound(req, res, isRead && !isForAWorker)
    const setup = this.setupFor(req, path)
    if (setup) return this.serveSetup(setup, req, res)
    if (isForAWorker) return this.serveByWorker(req, res, path)
    if (path.startsWith('/_next/')) return refuse(res, 404)
    if (!isRead) return respondToWrite(req, res, path)
    if (url.length > MAX_URL_LENGTH) return refuse(res, 414)
    await this.servePage(req, res, url)
  }

  private setupFor({ method = '' }: IncomingMessage, path: string) {
    return path === SETUP_PATH && ['GET', 'HEAD', 'POST'].includes(method) ? this.parts.setup : undefined
  }

  /** A worker says whether the first page is over, and what was chosen there. */
  private async serveSetup(
    setup: Pick<PortalSetup, 'begin' | 'respond'>,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const isRead = req.method !== 'POST'
    if (isRead && setup.respond(req, res)) return
    let isClosed = false
    await this.passOn(req, res, ({ [internalHeaders.setup]: said }) => {
      isClosed = said === SETUP_CLOSED
      if (said !== undefined && !isClosed) setup.begin(parseSetupRequest(said))
      return !isClosed
    })
    if (isClosed) await this.serveNotFound(req, res, isRead)
  }

  /** A person who followed an old link to a file gets a page. */
  private async serveByWorker(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const kept = this.parts.fileCache?.find(req)
    if (kept) return sendRepresentation(req, res, 200, kept)
    if (!path.startsWith(FILES) || !wantsPage(req)) return this.passOn(req, res)
    let isMissing = false
    await this.passOn(req, res, (_inner, status) => {
      isMissing = status === 404
      return !isMissing
    })
    if (isMissing) await this.serveNotFound(req, res, true)
  }

  private async passOn(req: IncomingMessage, res: ServerResponse, readResponse?: ReadResponse): Promise<void> {
    try {
      await this.parts.proxy.serve(req, res, readResponse, this.keptFile(req))
    } catch (error) {
      const isRefused = error instanceof UnavailableError || error instanceof OverloadError
      if (!isRefused || res.headersSent || res.destroyed) throw error
      if (wantsPage(req)) await sendPage(this.parts.unavailable, req, res)
      else refuse(res, 503, RETRY_SOON)
    }
  }

  private keptFile(req: IncomingMessage): KeptFile | undefined {
    const { fileCache } = this.parts
    const maxBytes = fileCache?.limitFor(req) ?? 0
    if (!fileCache || maxBytes === 0) return undefined
    return { maxBytes, keep: (headers, body) => fileCache.keep(req.url ?? '', headers, body) }
  }

  private serveNotFound(req: IncomingMessage, res: ServerResponse, isPage: boolean): Promise<void> | void {
    return isPage ? this.servePage(req, res, NOT_FOUND_PATH) : refuse(res, 404)
  }

  private async servePage(req: IncomingMessage, res: ServerResponse, url: string): Promise<void> {
    const tidyUrl = toTidyUrl(url)
    const page = toPageRequest(tidyUrl, req.headers)
    if (!isFlightReadable(page.flight)) return refuse(res, 400)
    const response = await this.pageFor(page, this.draftCookie(req, page)).catch((error: unknown) =>
      this.failedPage(req, res, error),
    )
    const found = await response.get(page.coding)
    this.parts.cache.reweigh(page, response)
    if (res.destroyed) return
    // one hop: a tidy address that leads on is left out
    if (tidyUrl !== url && response.status < 500 && !isRedirect(response.status))
      redirect(res, tidyUrl, this.parts.commonHeaders)
    else sendFound(req, res, response.status, found)
  }

  /** Logs one line with the number of the request, which the visitor gets too. */
  private failedPage({ method, url }: IncomingMessage, res: ServerResponse, error: unknown): CachedResponse {
    const { log, unavailable, broken } = this.parts
    const requestId = newRequestId()
    res.setHeader(internalHeaders.requestId, requestId)
    const line = { requestId, method, path: url?.split('?', 1)[0] }
    if (error instanceof OverloadError) {
      log.warn({ ...line, status: 503 }, 'Страница не собрана: слишком многие ждут своей очереди')
      return unavailable
    }
    if (error instanceof UnavailableError) {
      log.error({ ...line, status: 503, database: error.database }, 'Страница не собрана: данные недоступны')
      return unavailable
    }
    log.error({ ...line, status: 500, err: error }, 'Страница не собралась')
    return broken
  }

  private async pageFor(page: PageRequest, draftCookie: string | undefined): Promise<CachedResponse> {
    const { cache, renderPage, cachesPages } = this.parts
    if (draftCookie === undefined && cachesPages) return cache.get(page)
    return (await renderPage(page, draftCookie)).response
  }

  /** Returns the preview cookie if we signed it for this path; no other cookie reaches a page. */
  private draftCookie(req: IncomingMessage, page: PageRequest): string | undefined {
    const token = cookieValue(req.headers.cookie, PREVIEW_COOKIE)
    const claim = token ? verifyPreviewToken(token, this.parts.previewSecret) : null
    return claim?.path === page.url.split('?', 1)[0] ? `${PREVIEW_COOKIE}=${token}` : undefined
  }
}

/** A program that reads JSON gets a failure in JSON. */
function sendFound(req: IncomingMessage, res: ServerResponse, status: number, found: Representation): void {
  if (status < 300) return sendRepresentation(req, res, status, found)
  if (isRefusal(status) && wantsJson(req))
    return refuse(res, status, { Vary: 'Accept', ...(status === 503 && RETRY_SOON) })
  if (!isRedirect(status)) return sendRepresentation(req, res, status, found)
  sendRepresentation(req, res, status, { ...found, headers: withVisitorQuery(found.headers, req) })
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}

function respondToWrite(req: IncomingMessage, res: ServerResponse, path: string): void {
  if (req.method !== 'OPTIONS' || !isPublicFile(path)) return refuse(res, 405, { Allow: 'GET, HEAD' })
  res.writeHead(204, preflightHeaders).end()
}
