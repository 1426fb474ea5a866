import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { innerHeaders } from '@/lib/runtime/internal-headers'
import { dataPolicy, filePolicy, adminPolicy } from '@/lib/server/content-security-policy'
import { refuse } from '@/lib/server/refusals'
import { stripProxyHeaders } from '@/lib/server/strip-proxy-headers'
import type { Log } from '@/lib/config/log'
import { addMissingHeaders } from '@/lib/server/missing-headers'
import { compressPublicResponse } from '@/lib/server/compress-response'
import type { NextHandler } from '@/lib/server/cache/page-renderer'
import { outcomes } from '@/lib/server/cache/render-outcomes'
import { setContentLength } from '@/lib/server/state-length'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'
import type { TrustedProxies } from '@/lib/server/trusted-proxies'

/** Paths passed to Next: the back office and everything below these prefixes. Bare `/api`, `/files` are pages. */
const PROXIED =
  /^\/(admin(?=[/?]|$)|(?:cms|api|open311)(?=\/[^/?])|(?:files|preview)(?=\/[^/?]+(?:\?|$))|graphql(?=\/[^/?]+(?:\/schema\.graphql)?(?:\?|$))|map(?=\/tiles\/))/

/** Next cannot build a request with another method. */
const NEXT_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const METHODS: Record<string, string> = {
  api: 'GET, HEAD, POST, OPTIONS',
  open311: 'GET, HEAD, POST, OPTIONS',
  graphql: 'GET, POST, OPTIONS',
  admin: 'GET, HEAD, POST',
  cms: [...NEXT_METHODS].join(', '),
}
const COMPRESSED_PREFIXES = new Set(['api', 'graphql', 'open311'])

export function isProxied(url: string): boolean {
  return PROXIED.test(url)
}

export class NextProxy {
  constructor(
    private readonly handle: NextHandler,
    private readonly proxies: TrustedProxies,
    private readonly commonHeaders: readonly [string, string][],
    private readonly log: Log,
    /** See RenderOutcome.contents. */
    private readonly contents: () => object | undefined = () => undefined,
  ) {}

  async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const room = PROXIED.exec(req.url ?? '')?.[1] ?? ''
    if (!NEXT_METHODS.has(req.method ?? '')) return refuse(res, 405, { Allow: methodsOf(room) })
    const requestId = randomBytes(9).toString('base64url')
    const nonce = room === 'admin' ? randomBytes(16).toString('base64') : undefined
    const clientAddress = this.proxies.getVisitor(req)
    stripProxyHeaders(req.headers, { clientAddress, requestId, isFromProxy: this.proxies.isFromProxy(req), nonce })
    addMissingHeaders(res, [
      ...this.commonHeaders,
      ['Content-Security-Policy', policyOf(room, nonce)],
      [innerHeaders.requestId, requestId],
      ['Cache-Control', 'private, no-store'],
    ])
    setContentLength(res)
    if (COMPRESSED_PREFIXES.has(room)) compressPublicResponse(req, res, { isGraph: room === 'graphql' })
    this.report(req, res, room, requestId)
    // the specification has a call whose path ends in a slash; Next would redirect it
    if (room === 'api') req.url = req.url?.replace(/\/+(?=\?|$)/, '')
    const contents = room === 'api' ? this.contents() : undefined
    const outcome: RenderOutcome = { keep: false, contents }
    res.once('close', () => (outcome.isAbandoned = !res.writableFinished))
    await outcomes.run(outcome, () => this.handle(req, res))
  }

  /** Logs the request without its query, and a preview without its path: the token is a key. */
  private report(req: IncomingMessage, res: ServerResponse, room: string, requestId: string): void {
    const started = Date.now()
    const path = room === 'preview' ? '/preview' : req.url?.split('?', 1)[0]
    const { method } = req
    res.once('finish', () => {
      const level = res.statusCode >= 500 ? 'error' : 'info'
      this.log[level]({ requestId, method, path, status: res.statusCode, ms: Date.now() - started }, 'Запрос')
    })
  }
}

function methodsOf(room: string): string {
  return METHODS[room] ?? 'GET, HEAD'
}

function policyOf(room: string, nonce: string | undefined): string {
  if (nonce) return adminPolicy(nonce)
  return room === 'files' ? filePolicy : dataPolicy
}
