import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'undici'
import { ProxyLimit } from '@/lib/server/front/overload-limits'
import { readResponseHeaders, toWorkerHeaders } from '@/lib/server/front/worker-headers'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import type { TrustedProxies } from '@/lib/server/front/trusted-proxies'

/** Reads what a worker says to the front; false drops the response. */
export type ReadResponse = (inner: Record<string, string>, status: number) => boolean

export interface KeptFile {
  /** Longer bodies are passed on as streams. */
  maxBytes: number
  keep: (headers: readonly [string, string][], body: Buffer) => void
}

/** Passes a request on to a worker, its body and the response as streams. */
export class WorkerProxy {
  private readonly limit: ProxyLimit

  constructor(
    private readonly workers: Pick<WorkerPool, 'use' | 'readyCount'>,
    private readonly proxies: TrustedProxies,
    private readonly contentVersion: () => number | undefined,
  ) {
    this.limit = new ProxyLimit(() => workers.readyCount)
  }

  /** Throws UnavailableError if no worker can answer, OverloadError if too many requests are passed on already. */
  async serve(req: IncomingMessage, res: ServerResponse, readResponse?: ReadResponse, file?: KeptFile): Promise<void> {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const headers = toWorkerHeaders(req.headers, this.proxies.read(req), this.contentVersion())
    // a read has no body, and without one it can be tried again
    if (isRead) delete headers['content-length']
    const left = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished) left.abort()
    })
    try {
      const body = isRead || !hasBody(req) ? null : req
      await this.limit.run(body, (onResponse) =>
        this.workers.use(
          (client) => passOn(client, { req, res, body, headers, signal: left.signal, readResponse, file, onResponse }),
          () => isRead && !res.headersSent,
        ),
      )
    } catch (error) {
      if (!left.signal.aborted) throw error
      return // the worker is told by its closed connection
    }
  }
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  headers: IncomingMessage['headers']
  signal: AbortSignal
  body: IncomingMessage | null
  readResponse?: ReadResponse | undefined
  file?: KeptFile | undefined
  onResponse: () => void
}

async function passOn(client: Pool, exchange: Exchange): Promise<void> {
  const { req, res, body, headers, signal, readResponse, file, onResponse } = exchange
  const response = await client.request({
    method: req.method ?? 'GET',
    path: req.url ?? '/',
    headers,
    body: body && toBody(body),
    signal,
    responseHeaders: 'raw',
  })
  onResponse()
  const { headers: visible, inner } = readResponseHeaders(response.headers)
  if (readResponse?.(inner, response.statusCode) === false) return response.body.dump()
  res.writeHead(response.statusCode, visible.flat())
  const length = Number(visible.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? Infinity)
  if (!file || response.statusCode !== 200 || length > file.maxBytes) return pipeline(response.body, res)
  const whole = Buffer.from(await response.body.arrayBuffer())
  res.end(whole)
  file.keep(visible, whole)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * A stream that a worker's early response may end without destroying the visitor's connection. The rest of a body of known
 * length is then read, so that the next request can follow.
 */
function toBody(req: IncomingMessage): Readable {
  const body = new PassThrough().on('error', () => undefined)
  body.once('close', () => {
    req.unpipe(body) // which pauses
    if (req.headers['content-length'] !== undefined) req.resume()
  })
  return req.pipe(body)
}
