import { once } from 'node:events'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { log } from '@/lib/config/log'
import { brokenPage, unavailablePage } from '@/lib/server/front/error-pages'
import { FileCache } from '@/lib/server/front/file-cache'
import { PageCache } from '@/lib/server/front/page-cache'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { PageRenderer, type NextHandler } from '@/lib/server/worker/page-renderer'
import { WorkerPages } from '@/lib/server/front/worker-pages'
import { WorkerProxy } from '@/lib/server/front/worker-proxy'
import { Health } from '@/lib/server/front/health'
import { makeHttpServer } from '@/lib/server/front/http-server'
import { RequestResponder, readInnerVisitor } from '@/lib/server/worker/request-responder'
import { AllowedHosts } from '@/lib/server/front/request-checks'
import { PortalSetup } from '@/lib/server/front/portal-setup'
import { RequestHandler } from '@/lib/server/front/request-handler'
import { commonHeaders } from '@/lib/server/security-headers'
import { StaticFiles } from '@/lib/server/static-files'
import { TrustedProxies } from '@/lib/server/front/trusted-proxies'
import { PageResponder } from '@/lib/server/worker/page-responder'
import { createWorkerHandler, listenOnSocket } from '@/lib/server/worker/worker-server'

const TEST_PUBLIC_URL = 'https://samursk.example'
export const TEST_PREVIEW_SECRET = 'p'.repeat(32)
const TEST_CONTENT_VERSION = 7

export interface TestFront {
  server: Server
  cache: PageCache
  fileCache: FileCache
  /** True makes the front behave as if every worker had died. */
  isWorkerAway: boolean
  close: () => Promise<void>
}

/** Starts the front before a worker, which is this process too, over a Unix socket; `next` stands for Next. */
export async function startTestFront(next: NextHandler): Promise<TestFront> {
  const headers = commonHeaders(TEST_PUBLIC_URL)
  const files = await StaticFiles.list(headers)
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const socketPath = join(folder, 'worker.sock')
  const worker = await listenOnSocket(socketPath, workerHandler(next, files, headers))
  const client = new Pool('http://worker', { socketPath })
  const workers = {
    readyCount: 1,
    use: <T>(work: (pool: Pool) => Promise<T>) => {
      if (front.isWorkerAway) throw new UnavailableError()
      return work(client)
    },
  }
  const pages = new WorkerPages(workers, 1, () => TEST_CONTENT_VERSION)
  const cache = new PageCache(8 * 1024 * 1024, (page) => pages.render(page))
  const fileCache = new FileCache(1024 * 1024)
  const handler = new RequestHandler({
    cache,
    fileCache,
    renderPage: (page, cookie) => pages.render(page, cookie),
    proxy: new WorkerProxy(workers, new TrustedProxies([]), () => TEST_CONTENT_VERSION),
    files,
    setup: new PortalSetup({ check: async () => null, replace: async () => null, headers, log }),
    health: new Health('postgres://nobody@127.0.0.1:1/none', '/nowhere'),
    unavailable: unavailablePage(headers),
    broken: brokenPage(headers),
    previewSecret: TEST_PREVIEW_SECRET,
    publicUrl: TEST_PUBLIC_URL,
    allowedHosts: new AllowedHosts(TEST_PUBLIC_URL),
    commonHeaders: headers,
    cachesPages: true,
    log,
  })
  const server = makeHttpServer(handler.handle, { isBehindProxy: false }).listen(0)
  const close = async () => {
    await closeServer(server)
    await client.destroy()
    await closeServer(worker)
    await rm(folder, { recursive: true })
  }
  const front: TestFront = { server, cache, fileCache, isWorkerAway: false, close }
  return front
}

function workerHandler(next: NextHandler, files: StaticFiles, headers: [string, string][]) {
  const hosts = { connect: [], images: [], yandexMaps: false }
  const settings = { commonHeaders: headers, hosts, files, publicUrl: TEST_PUBLIC_URL }
  const pages = new PageResponder(new PageRenderer(next, settings, log), log)
  const others = new RequestResponder({ api: next, next }, readInnerVisitor, headers, log)
  return createWorkerHandler({ pages, others }, log)
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
