import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { dataPolicy } from '@/lib/server/security-headers'
import { staffPolicy, filePolicy } from '@/lib/server/worker/page-csp'
import { FOR_WORKER } from '@/lib/server/worker-paths'
import { refuse, RETRY_SOON } from '@/lib/server/refusals'
import { newRequestId, innerHeaders } from '@/lib/server/inner-protocol'
import type { Log } from '@/lib/config/log'
import { type NextHandler, outcomes } from '@/lib/server/worker/page-renderer'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

/** The platform's Request cannot have all others. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const METHODS: Record<string, string> = {
  api: 'GET, HEAD, POST, OPTIONS',
  open311: 'GET, HEAD, POST, OPTIONS',
  graphql: 'GET, POST, OPTIONS',
  admin: 'GET, HEAD, POST',
  desk: 'GET, HEAD',
  cms: [...KNOWN_METHODS].join(', '),
}
/** Applications of the staff, rendered per request. */
const STAFF_PREFIXES = new Set(['admin', 'desk'])
const API_PREFIXES = new Set(['api', 'graphql', 'files', 'map', 'open311'])

/** Reads that take longer are logged like writes and errors; the others would be thousands of lines a day. */
const SLOW_MS = 1_000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What is known of the sender of a request. */
export interface Visitor {
  address: string
  isFromProxy: boolean
  /** Number of the contents' state, if known. */
  contentVersion?: number
}

interface Handlers {
  /** Handler of everything that the transports answer. */
  api: NextHandler
  /** Handler of the back office, the desk and previews. */
  next: NextHandler
}

/** Answers everything that is no page. */
export class RequestResponder {
  constructor(
    private readonly handlers: Handlers,
    private readonly readVisitor: (req: IncomingMessage) => Visitor,
    private readonly commonHeaders: readonly [string, string][],
    private readonly log: Log,
  ) {}

  async respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const prefix = FOR_WORKER.exec(req.url ?? '')?.[1] ?? ''
    const isUnknown = !KNOWN_METHODS.has(req.method ?? '') || (prefix === 'desk' && !READS.has(req.method ?? ''))
    if (isUnknown) return refuse(res, 405, { Allow: getMethods(prefix) })
    const requestId = newRequestId()
    const nonce = STAFF_PREFIXES.has(prefix) ? randomBytes(16).toString('base64') : undefined
    const visitor = this.readVisitor(req)
    stripProxyHeaders(req.headers, visitor, { requestId, nonce })
    addMissingHeaders(res, [
      ...this.commonHeaders,
      ['Content-Security-Policy', choosePolicy(prefix, nonce)],
      [internalHeaders.requestId, requestId],
      ['Cache-Control', 'private, no-store'],
    ])
    const contents = prefix === 'api' ? visitor.contentVersion : undefined
    const outcome: RenderOutcome = { isCacheable: false, contents }
    if (STAFF_PREFIXES.has(prefix)) tellOutage(res, outcome)
    this.report(req, res, prefix, { requestId, outcome })
    res.once('close', () => (outcome.isAbandoned = !res.writableFinished))
    const handle = API_PREFIXES.has(prefix) ? this.handlers.api : this.handlers.next
    await outcomes.run(outcome, () => handle(req, res))
  }

  /** Logs the request without its query, and a preview without its path: the token is a key. */
  private report(
    req: IncomingMessage,
    res: ServerResponse,
    prefix: string,
    { requestId, outcome }: { requestId: string; outcome: RenderOutcome },
  ): void {
    const started = performance.now()
    const path = prefix === 'preview' ? '/preview' : req.url?.split('?', 1)[0]
    const { method } = req
    res.once('finish', () => {
      const ms = Math.round(performance.now() - started)
      const isPlainRead = READS.has(method ?? '') && res.statusCode < 400 && ms < SLOW_MS
      const level = res.statusCode >= 500 ? 'error' : isPlainRead ? 'debug' : 'info'
      const reason = outcome.databaseFailure
      this.log[level](
        { requestId, method, path, status: res.statusCode, ms, ...(reason && { database: reason }) },
        'Запрос',
      )
    })
  }
}

function getMethods(prefix: string): string {
  return METHODS[prefix] ?? 'GET, HEAD'
}

function choosePolicy(prefix: string, nonce: string | undefined): string {
  if (nonce) return staffPolicy(nonce)
  return prefix === 'files' ? filePolicy : dataPolicy
}

function addMissingHeaders(res: ServerResponse, headers: readonly [string, string][]): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value)
    return writeHead(...args)
  }
}

/** Next says 500 of a page of the staff whose database did not answer: the page is not broken, it may be asked for again. */
function tellOutage(res: ServerResponse, outcome: RenderOutcome): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    if (args[0] !== 500 || !outcome.databaseFailure) return writeHead(...args)
    for (const [name, value] of Object.entries(RETRY_SOON)) res.setHeader(name, value)
    return writeHead(503, ...args.slice(1))
  }
}

const PROXY_HEADER =
  /^(?:x-forwarded-|x-real-ip$|forwarded$|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-client-|x-portal-|content-security-policy)/

/** Replaces headers that a visitor may have forged, in requests that bypass the page cache. */
function stripProxyHeaders(
  headers: IncomingHttpHeaders,
  { address, isFromProxy }: Visitor,
  { requestId, nonce }: { requestId: string; nonce?: string },
): void {
  const { 'x-forwarded-host': host, 'x-forwarded-proto': proto } = headers
  for (const name of Object.keys(headers)) if (PROXY_HEADER.test(name)) delete headers[name]
  if (isFromProxy && host) headers['x-forwarded-host'] = host
  if (isFromProxy && proto) headers['x-forwarded-proto'] = proto
  headers[internalHeaders.clientAddress] = address
  headers[internalHeaders.requestId] = requestId
  // Next reads the nonce for its own scripts from here
  if (nonce) headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
}

/** What the front says of the visitor; only the front can reach a worker. */
export function readInnerVisitor({ headers }: IncomingMessage): Visitor {
  return {
    address: headerText(headers[innerHeaders.visitor]),
    isFromProxy: headers[innerHeaders.isFromProxy] === '1',
    contentVersion: readContentVersion(headers[innerHeaders.contents]),
  }
}

export function readContentVersion(header: string | string[] | undefined): number | undefined {
  return header === undefined ? undefined : Number(header)
}

function headerText(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
