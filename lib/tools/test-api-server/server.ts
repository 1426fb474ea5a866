import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleEndpoints } from 'payload'
import { handleVisitor } from '@/lib/transport/handle'
import { guardHandler } from '@/lib/office/guard-handler'
import payloadConfig from '@/lib/office/payload.config'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { respondInProcess } from '@/lib/tools/test-api-server/in-process-calls'
import { runJobs, stopSchedulers } from '@/lib/tools/test-api-server/jobs'
import { toRequest, sendResponse } from '@/lib/server/worker/node-exchange'
import { RequestHandler } from '@/lib/server/front/request-handler'
import { Health } from '@/lib/server/front/health'
import { makeHttpServer } from '@/lib/server/front/http-server'
import { PageCache } from '@/lib/server/front/page-cache'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { PageRenderer } from '@/lib/server/worker/page-renderer'
import { brokenPage, unavailablePage } from '@/lib/server/front/error-pages'
import { ApiResponder } from '@/lib/server/worker/api-responder'
import { RequestResponder } from '@/lib/server/worker/request-responder'
import { AllowedHosts } from '@/lib/server/front/request-checks'
import { commonHeaders } from '@/lib/server/security-headers'
import { StaticFiles } from '@/lib/server/static-files'
import { TrustedProxies } from '@/lib/server/front/trusted-proxies'

const MEGABYTE = 1024 * 1024
const { DATABASE_URL = '', DATA_DIR, HOST, PORT, PREVIEW_SECRET = '', PUBLIC_URL, TRUSTED_PROXIES } = env

const office = guardHandler(
  (asked: Request) => handleEndpoints({ config: payloadConfig, request: asked }),
  Promise.resolve(payloadConfig).then(({ collections }) => collections),
)

/**
 * The portal without pages and build, for tests. `POST /jobs` runs scheduled jobs, `POST /jobs?10` those that run every
 * ten minutes or oftener, `POST /core` calls an operation as a page does, `POST /undo-seconds?600` changes how long moves
 * of the desk wait.
 */
const front = await createHandler()
// tests run jobs when they need them; those of faults watch the portal's own queue
if (!process.env.KEEPS_JOBS) stopSchedulers()
const server = makeHttpServer(serve, { isBehindProxy: TRUSTED_PROXIES.length > 0 })
server.listen(PORT, HOST)
await once(server, 'listening')
process.once('disconnect', () => process.exit(0))
process.send?.('ready')

async function createHandler(): Promise<RequestHandler> {
  const headers = commonHeaders(PUBLIC_URL)
  const files = await StaticFiles.list(headers)
  const noHosts = { connect: [], images: [], yandexMaps: false }
  const settings = { commonHeaders: headers, hosts: noHosts, files, publicUrl: PUBLIC_URL }
  const renderer = new PageRenderer(answerOffice, settings, log)
  const proxies = new TrustedProxies(TRUSTED_PROXIES)
  const api = new ApiResponder(Promise.resolve(handleVisitor), PUBLIC_URL)
  const handlers = { api: api.respond, next: answerOffice }
  const others = new RequestResponder(handlers, (req) => proxies.read(req), headers, log)
  return new RequestHandler({
    cache: new PageCache(MEGABYTE, () => Promise.reject(new UnavailableError())),
    renderPage: (page, cookie) => renderer.render(page, { cookie }),
    proxy: { serve: (req, res) => others.respond(req, res) },
    files,
    health: new Health(DATABASE_URL, DATA_DIR),
    unavailable: unavailablePage(headers),
    broken: brokenPage(headers),
    previewSecret: PREVIEW_SECRET,
    publicUrl: PUBLIC_URL,
    allowedHosts: new AllowedHosts(PUBLIC_URL),
    commonHeaders: headers,
    cachesPages: true,
    log,
  })
}

function serve(req: IncomingMessage, res: ServerResponse): void {
  if (req.method === 'POST' && req.url === '/core') return void sendCoreCall(req, res)
  if (req.method === 'POST' && req.url?.startsWith('/undo-seconds?')) {
    env.DESK_UNDO_SECONDS = Number(req.url.split('?')[1])
    return void res.writeHead(204).end()
  }
  const jobs = /^\/jobs(?:\?(\d+))?$/.exec(req.url ?? '')
  if (req.method !== 'POST' || !jobs) return front.handle(req, res)
  runJobs(jobs[1] ? Number(jobs[1]) : undefined).then(
    () => res.writeHead(204).end(),
    (error: unknown) => res.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  )
}

async function sendCoreCall(req: IncomingMessage, res: ServerResponse): Promise<void> {
  await sendResponse(await respondInProcess(toRequest(req, PUBLIC_URL)), res)
}

/** The handler of app/(office)/cms. */
async function answerOffice(req: IncomingMessage, res: ServerResponse): Promise<void> {
  await sendResponse(await office(toRequest(req, PUBLIC_URL)), res)
  // the sender of a refused body waits until it is read
  if (!req.complete) req.removeAllListeners('data').resume()
}
