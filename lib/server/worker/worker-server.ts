import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Log } from '@/lib/config/log'
import { innerHeaders, MAX_INNER_HEADERS_BYTES } from '@/lib/server/inner-protocol'
import { refuseAfterError } from '@/lib/server/refusals'

type Respond = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** `pages` answers what the front wants to keep, `others` all other requests. */
export function createWorkerHandler(
  { pages, others }: { pages: { respond: Respond }; others: { respond: Respond } },
  log: Log,
): RequestListener {
  return (req, res) => {
    res.sendDate = false // a kept page is sent with the time of its sending
    const isPage = req.headers[innerHeaders.page] !== undefined
    const answered = isPage ? pages.respond(req, res) : others.respond(req, res)
    answered.catch((error: unknown) => refuseAfterError(res, error, log))
  }
}

/** Has no limits of time: the front cuts off slow visitors, and it alone opens connections. */
export async function listenOnSocket(socketPath: string, handler: RequestListener): Promise<Server> {
  const server = createServer(
    {
      keepAliveTimeout: 0,
      requestTimeout: 0,
      headersTimeout: 0,
      maxHeaderSize: MAX_INNER_HEADERS_BYTES,
      requireHostHeader: false,
    },
    handler,
  ).listen(socketPath)
  await once(server, 'listening')
  return server
}
