import { createServer, type RequestListener, type Server } from 'node:http'
import { refuse, refuseSocket, refuseUnreadable } from '@/lib/server/refusals'
import { disconnectSlowReaders } from '@/lib/server/slow-readers'

/** Connections live longer here than in proxies (nginx: 60 s), so that no proxy sends into one we have just closed. */
const KEEP_ALIVE_MS = 75_000
/** A visitor without a proxy may hold a silent connection no longer than any other slow client. */
const VISITOR_KEEP_ALIVE_MS = 50_000
const HEADERS_LIMIT_MS = 20_000
/** A slow uplink sends 128 MB in this time; a slower sender is cut off sooner (watch-body.ts). */
const REQUEST_LIMIT_MS = 300_000
/** Node checks those limits this often. */
const CHECK_MS = 5_000

/** Makes the HTTP server with its time limits; it also refuses what Node cannot parse as a request. */
export function makeHttpServer(handle: RequestListener, { isBehindProxy }: { isBehindProxy: boolean }): Server {
  const server = createServer(
    {
      keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      noDelay: true,
      requireHostHeader: false, // the front refuses such requests itself
    },
    handle,
  )
  server.headersTimeout = HEADERS_LIMIT_MS
  server.requestTimeout = REQUEST_LIMIT_MS
  server.on('clientError', refuseUnreadable)
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('connect', (_req, socket) => refuseSocket(socket, 405, [['Allow', 'GET, HEAD']]))
  // a reset also drops the part of an answer that the system has accepted but could not send
  if (!isBehindProxy) server.on('timeout', (socket) => socket.resetAndDestroy())
  disconnectSlowReaders(server)
  return server
}
