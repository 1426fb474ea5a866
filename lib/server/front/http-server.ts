import { createServer, type RequestListener, type Server } from 'node:http'
import { PipelinedRequests } from '@/lib/server/front/pipelined-requests'
import { refuse, refuseSocket, refuseUnreadable } from '@/lib/server/refusals'

/** Longer than in proxies (nginx: 60 s), so that no proxy sends into a connection just closed. */
const KEEP_ALIVE_MS = 75_000
/** Without a proxy, a silent connection may live no longer than a slow client. */
const VISITOR_KEEP_ALIVE_MS = 50_000
const HEADERS_LIMIT_MS = 20_000
/** Enough for 128 MB on a slow uplink. */
const REQUEST_LIMIT_MS = 300_000
/** Milliseconds without a byte in either direction. */
export const SILENCE_LIMIT_MS = 60_000
const CHECK_MS = 5_000

export function makeHttpServer(handle: RequestListener, { isBehindProxy }: { isBehindProxy: boolean }): Server {
  const pipelined = new PipelinedRequests()
  const server = createServer(
    {
      keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      noDelay: true,
      requireHostHeader: false, // our handler refuses such requests
    },
    (req, res) => {
      if (!pipelined.refuse(req, res)) handle(req, res)
    },
  )
  server.headersTimeout = HEADERS_LIMIT_MS
  server.requestTimeout = REQUEST_LIMIT_MS
  server.timeout = SILENCE_LIMIT_MS
  server.on('clientError', refuseUnreadable)
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('connect', (_req, socket) => refuseSocket(socket, 405, [['Allow', 'GET, HEAD']]))
  server.on('timeout', (socket) => {
    if (socket.writableEnded) return // it has been told why
    // a reset also drops data that the system accepted but could not send
    if (isBehindProxy && socket.writableLength === 0) socket.destroy()
    else socket.resetAndDestroy()
  })
  return server
}
