import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'undici'
import { readAnswerHeaders, toWorkerHeaders } from '@/lib/server/front/worker-headers'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import type { TrustedProxies } from '@/lib/server/trusted-proxies'

/** Passes a request on to a worker, its body and the answer as streams. */
export class WorkerProxy {
  constructor(
    private readonly workers: Pick<WorkerPool, 'use'>,
    private readonly proxies: TrustedProxies,
    private readonly contentVersion: () => number | undefined,
  ) {}

  /** Throws UnavailableError if no worker can answer. */
  async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const headers = toWorkerHeaders(req.headers, this.proxies.read(req), this.contentVersion())
    // a read has no body, and without one it can be tried again
    if (isRead) delete headers['content-length']
    const left = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished) left.abort()
    })
    try {
      await this.workers.use(
        (client) => passOn(client, { req, res, headers, signal: left.signal, isRead }),
        () => isRead && !res.headersSent,
      )
    } catch (error) {
      if (!left.signal.aborted) throw error
      return // the worker is told by its closed connection
    }
    // an answer may come before the end of a body: the rest is read, so that the next request can follow
    if (!req.complete) req.resume()
  }
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  headers: IncomingMessage['headers']
  signal: AbortSignal
  isRead: boolean
}

async function passOn(client: Pool, { req, res, headers, signal, isRead }: Exchange): Promise<void> {
  const answer = await client.request({
    method: req.method ?? 'GET',
    path: req.url ?? '/',
    headers,
    body: isRead || !hasBody(req) ? null : Readable.from(partsOf(req), { objectMode: false }),
    signal,
    responseHeaders: 'raw',
  })
  res.writeHead(answer.statusCode, readAnswerHeaders(answer.headers).headers.flat())
  await pipeline(answer.body, res)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A worker that answers early ends its reading; that must not destroy the visitor's connection. */
async function* partsOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const part of req.iterator({ destroyOnReturn: false })) yield part as Buffer
}
