import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '@/lib/config/log'
import { innerHeaders } from '@/lib/server/inner-protocol'
import { refuseAfterError } from '@/lib/server/refusals'

interface Responders {
  respond: (req: IncomingMessage, res: ServerResponse) => Promise<void>
}

interface Proxy {
  serve: (req: IncomingMessage, res: ServerResponse) => Promise<void>
}

export function createWorkerHandler(pages: Responders, proxy: Proxy, log: Log): RequestListener {
  return (req, res) => {
    const isPage = req.headers[innerHeaders.page] !== undefined
    const answered = isPage ? pages.respond(req, res) : proxy.serve(req, res)
    answered.catch((error: unknown) => refuseAfterError(res, error, log))
  }
}
