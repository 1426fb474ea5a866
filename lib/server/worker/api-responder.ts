import type { IncomingMessage, ServerResponse } from 'node:http'
import { registeredApiHandler, type ApiHandler } from '@/lib/runtime/api-handler'
import { compressResponse } from '@/lib/server/worker/compress-response'
import { CollectedResponse, createRequest } from '@/lib/server/worker/in-process-exchange'
import { sendResponse, toRequest } from '@/lib/server/worker/node-exchange'
import type { NextHandler } from '@/lib/server/worker/page-renderer'

/** Below the route of the API and unknown to it. */
const NO_CALL = '/api/-'

/** Answers with the handler of the API, past Next. */
export class ApiResponder {
  constructor(
    private readonly handler: Promise<ApiHandler>,
    private readonly publicUrl: string,
  ) {}

  readonly respond: NextHandler = async (req, res) => {
    const handle = await this.handler
    await this.send(req, res, await handle(toRequest(req, this.publicUrl)))
  }

  private async send(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
    await sendResponse(await compressResponse(req, response), res)
    // the sender of a refused body waits until it is read
    if (!req.complete) req.removeAllListeners('data').resume()
  }
}

/** Lets Next load the route of the API, which registers its handler. */
export async function loadApi(next: NextHandler, publicUrl: string): Promise<ApiHandler> {
  const request = createRequest(NO_CALL, { host: new URL(publicUrl).host })
  const response = new CollectedResponse(request)
  await next(request, response)
  await response.collected
  const handler = registeredApiHandler()
  if (!handler) throw new Error('The route of the API has not registered its handler')
  return handler
}
