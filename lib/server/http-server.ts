import { createServer, type RequestListener, type Server } from 'node:http'
import { refuse, refuseSocket, refuseUnreadable } from '@/lib/server/refusals'
import { disconnectSlowReaders } from '@/lib/server/slow-readers'

/** Longer than in proxies (nginx: 60 s), so that no proxy sends into a connection just closed. */
const KEEP_ALIVE_MS = 75_000
/** Without a proxy, a silent connection may live no longer than a slow client. */
const VISITOR_KEEP_ALIVE_MS = 50_000
const HEADERS_LIMIT_MS = 20_000
/** Enough for 128 MB on a slow uplink; a slower sender is cut off sooner (body-limits.ts). */
const REQUEST_LIMIT_MS = 300_000
const CHECK_MS = 5_000

export function makeHttpServer(handle: RequestListener, { isBehindProxy }: { isBehindProxy: boolean }): Server {
  const server = createServer(
    {
      keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      noDelay: true,
      requireHostHeader: false, // our handler refuses such requests
    },
    handle,
  )
  server.headersTimeout = HEADERS_LIMIT_MS
  server.requestTimeout = REQUEST_LIMIT_MS
  server.on('clientError', refuseUnreadable)
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('connect', (_req, socket) => refuseSocket(socket, 405, [['Allow', 'GET, HEAD']]))
  // a reset also drops data that the system accepted but could not send
  if (!isBehindProxy) server.on('timeout', (socket) => socket.resetAndDestroy())
  disconnectSlowReaders(server)
  return server
}
