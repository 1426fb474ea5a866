import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'undici'
import { readAnswerHeaders, toWorkerHeaders } from '@/lib/server/front/worker-headers'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import type { TrustedProxies } from '@/lib/server/front/trusted-proxies'

/** Reads what a worker says to the front; false drops the answer. */
export type ReadAnswer = (inner: Record<string, string>, status: number) => boolean

/** Passes a request on to a worker, its body and the answer as streams. */
export class WorkerProxy {
  constructor(
    private readonly workers: Pick<WorkerPool, 'use'>,
    private readonly proxies: TrustedProxies,
    private readonly contentVersion: () => number | undefined,
  ) {}

  /** Throws UnavailableError if no worker can answer. */
  async serve(req: IncomingMessage, res: ServerResponse, readAnswer?: ReadAnswer): Promise<void> {
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
        (client) => passOn(client, { req, res, headers, signal: left.signal, isRead, readAnswer }),
        () => isRead && !res.headersSent,
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
  isRead: boolean
  readAnswer?: ReadAnswer
}

async function passOn(client: Pool, { req, res, headers, signal, isRead, readAnswer }: Exchange): Promise<void> {
  const answer = await client.request({
    method: req.method ?? 'GET',
    path: req.url ?? '/',
    headers,
    body: isRead || !hasBody(req) ? null : toBody(req),
    signal,
    responseHeaders: 'raw',
  })
  const { headers: visible, inner } = readAnswerHeaders(answer.headers)
  if (readAnswer?.(inner, answer.statusCode) === false) return answer.body.dump()
  res.writeHead(answer.statusCode, visible.flat())
  await pipeline(answer.body, res)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * A stream that a worker's early answer may end without destroying the visitor's connection. The rest of a body of known
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
