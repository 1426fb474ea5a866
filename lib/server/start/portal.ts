import { once } from 'node:events'
import type { Server } from 'node:http'
import next from 'next'
import { databaseBreaker } from '@/lib/platform/database/circuit-breaker'
import { env } from '@/lib/config/env'
import { buildWhenStale } from '@/lib/server/start/build'
import { stopChildren } from '@/lib/platform/process/child'
import { ContentListener } from '@/lib/server/content-listener'
import { DiskWatch } from '@/lib/server/start/disk-watch'
import { RequestHandler } from '@/lib/server/request-handler'
import { Health } from '@/lib/server/health'
import { log } from '@/lib/config/log'
import { makeHttpServer } from '@/lib/server/http-server'
import { PageCache, throttleChanges } from '@/lib/server/cache/page-cache'
import { toPageRequest, type PageRequest } from '@/lib/server/cache/page-request'
import { PageRenderer, type NextHandler } from '@/lib/server/cache/page-renderer'
import { brokenPage, unavailablePage } from '@/lib/server/cache/error-pages'
import { NextProxy } from '@/lib/server/next-proxy'
import { knownHomeFolder } from '@/lib/platform/postgres/cluster-home'
import { OwnHosts } from '@/lib/server/request-checks'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { commonHeaders } from '@/lib/server/security-headers'
import { StaticFiles } from '@/lib/server/static-files'
import type { StopSignals } from '@/lib/server/start/stop-signals'
import { StartError } from '@/lib/platform/process/start-error'
import { restrictFolders } from '@/lib/platform/process/restrict-files'
import { privateFolders } from '@/lib/config/storage'
import { TrustedProxies } from '@/lib/server/trusted-proxies'
import { openWorkspace, type Workspace } from '@/lib/platform/process/workspace'

const MEGABYTE = 1024 * 1024
const FINISH_LIMIT_MS = 3_500
/** Files made while serving are readable by the portal's user only. */
const OWNER_UMASK = 0o077
/** With this pause a change is seen within a second. */
const CHANGES_PAUSE_MS = 400

export async function startPortal(signals: StopSignals): Promise<void> {
  signals.onStop(stopChildren)
  const workspace = await openWorkspace()
  signals.onStop(() => workspace.database.close())
  const [build] = await Promise.all([buildWhenStale(), prepareDatabase(workspace.database.url)])
  process.env.BUILD_FOLDER = build // for next.config.js
  await restrictFolders(privateFolders, log)
  process.umask(OWNER_UMASK) // not earlier: the build may be of use to another user
  const app = next({ dev: false, dir: process.cwd(), hostname: env.HOST, port: env.PORT })
  await prepareWithoutListeners(app)
  const requestHandler = await createHandler(workspace, app.getRequestHandler(), signals)
  const server = makeHttpServer(requestHandler.handle, { isBehindProxy: env.TRUSTED_PROXIES.length > 0 })
  await listen(server)
  signals.onStop(() => finishRequests(server))
  log.info({ address: env.PUBLIC_URL, host: env.HOST, port: env.PORT }, 'Портал работает')
}

/** Removes Next's listeners, which print an error with the database connection. */
async function prepareWithoutListeners(app: { prepare(): Promise<void> }): Promise<void> {
  const ours = process.listeners('uncaughtException')
  await app.prepare()
  for (const listener of process.listeners('uncaughtException')) {
    if (!ours.includes(listener)) process.off('uncaughtException', listener)
  }
}

async function createHandler(workspace: Workspace, handle: NextHandler, signals: StopSignals): Promise<RequestHandler> {
  const { database, dataDir, secrets } = workspace
  const folders = await dataFolders(dataDir)
  const disks = new DiskWatch(folders, log)
  signals.onStop(() => disks.stop())
  await disks.check()
  const headers = commonHeaders(env.PUBLIC_URL)
  const files = await StaticFiles.list(headers)
  const settings = { commonHeaders: headers, hosts: policyHosts(), files, publicUrl: env.PUBLIC_URL }
  let contents: object | undefined
  const isDatabaseDown = () => databaseBreaker.isOpen
  const renderer = new PageRenderer(handle, settings, log, () => contents, isDatabaseDown)
  const render = (page: PageRequest) => renderer.render(page)
  const cache = new PageCache(env.PAGE_CACHE_MB * MEGABYTE, render, isDatabaseDown)
  const purge = throttleChanges(() => cache.purge(), CHANGES_PAUSE_MS)
  const events = {
    onChange: () => {
      contents = {}
      // at once while the listener reconnects: pages marked as stale would otherwise be dropped
      if (cache.isListenerLost) cache.purge()
      else purge()
    },
    onConnection: (isConnected: boolean) => {
      cache.isListenerLost = !isConnected
      if (!isConnected) contents = undefined
    },
  }
  const listener = new ContentListener(database.url, events, log)
  signals.onStop(() => listener.stop())
  await listener.ready
  // the first render loads Next and Payload, so it should not be a visitor's
  await cache
    .get(toPageRequest('/', {}))
    .catch((error: unknown) => log.warn({ err: error }, 'Первая страница не собралась'))
  return new RequestHandler({
    cache,
    renderer,
    nextProxy: new NextProxy(handle, new TrustedProxies(env.TRUSTED_PROXIES), headers, log, () => contents),
    files,
    health: new Health(database.url, dataDir, folders),
    unavailable: unavailablePage(headers),
    broken: brokenPage(headers),
    previewSecret: secrets.PREVIEW_SECRET,
    publicUrl: env.PUBLIC_URL,
    ownHosts: new OwnHosts(env.isPublicUrlGiven ? env.PUBLIC_URL : undefined),
    cachesPages: env.PAGE_CACHE === 'on',
    log,
  })
}

async function dataFolders(dataDir: string): Promise<string[]> {
  return env.DATABASE_URL ? [dataDir] : [dataDir, await knownHomeFolder(dataDir)]
}

function policyHosts() {
  const origin = (url: string | undefined) => (url ? [new URL(url).origin] : [])
  return {
    connect: origin(env.API_URL),
    images: origin(env.API_URL),
    yandexMaps: false,
  }
}

async function listen(server: Server): Promise<void> {
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE'
    throw new StartError(
      busy ? `Порт ${env.PORT} занят: задайте другой в PORT` : `Не удалось открыть порт: ${error.message}`,
    )
  })
}

async function finishRequests(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), FINISH_LIMIT_MS)
  await closed
  clearTimeout(timer)
}
