import { createServer, type RequestListener, type Server } from 'node:http'
import { refuse, refuseLine, refuseUnreadable } from '@/lib/front/front-refusal'
import { cutSlowReaders } from '@/lib/front/slow-readers'

/** A connection is kept longer than proxies keep theirs (nginx: 60 s), so that none sends into one just closed. */
const KEEP_ALIVE_MS = 75_000
/** A visitor who comes without a proxy holds a silent connection no longer than anything else that is slow. */
const VISITOR_KEEP_ALIVE_MS = 50_000
const HEADERS_LIMIT_MS = 20_000
/** In this time a slow uplink sends 128 MB; a slower sender is cut sooner (watch-body.ts). */
const REQUEST_LIMIT_MS = 300_000
/** Node looks for those limits so often. */
const CHECK_MS = 5_000

/** Makes the HTTP server with its limits of time; it also answers what Node cannot read as a request. */
export function makeHttpServer(handle: RequestListener, { isBehindProxy }: { isBehindProxy: boolean }): Server {
  const server = createServer(
    {
      keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      noDelay: true,
      requireHostHeader: false, // the front refuses in its own words
    },
    handle,
  )
  server.headersTimeout = HEADERS_LIMIT_MS
  server.requestTimeout = REQUEST_LIMIT_MS
  server.on('clientError', refuseUnreadable)
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('connect', (_req, socket) => refuseLine(socket, 405, [['Allow', 'GET, HEAD']]))
  // what the system has taken of an answer and could not send is dropped with a silent connection
  if (!isBehindProxy) server.on('timeout', (socket) => socket.resetAndDestroy())
  cutSlowReaders(server)
  return server
}
