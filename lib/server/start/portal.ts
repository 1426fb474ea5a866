import type { RequestListener, Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { privateFolders } from '@/lib/config/storage'
import { knownHomeFolder } from '@/lib/platform/postgres/cluster-home'
import { refuseHeldFolder } from '@/lib/platform/postgres/database'
import { keepBuild } from '@/lib/platform/process/builds'
import { stopChildren } from '@/lib/platform/process/child'
import { restrictFolders } from '@/lib/platform/process/restrict-files'
import { openWorkspace, type Workspace } from '@/lib/platform/process/workspace'
import { brokenPage, unavailablePage } from '@/lib/server/front/error-pages'
import { FileCache } from '@/lib/server/front/file-cache'
import { gatherChanges, ContentVersion } from '@/lib/server/front/content-changes'
import { PageCache, type ChangedTables } from '@/lib/server/front/page-cache'
import { CdnPurge } from '@/lib/server/front/cdn-purge'
import { ContentListener } from '@/lib/server/front/content-listener'
import { createStartingHandler } from '@/lib/server/front/starting-handler'
import { WorkerPages } from '@/lib/server/front/worker-pages'
import { WorkerPool } from '@/lib/server/front/worker-pool'
import { WorkerProxy } from '@/lib/server/front/worker-proxy'
import { Health } from '@/lib/server/front/health'
import { makeHttpServer } from '@/lib/server/front/http-server'
import { drainRequests } from '@/lib/server/front/request-drain'
import { AllowedHosts } from '@/lib/server/front/request-checks'
import { RequestHandler } from '@/lib/server/front/request-handler'
import { listen, refuseBusyPort } from '@/lib/server/listen'
import { commonHeaders } from '@/lib/server/security-headers'
import { buildWhenStale } from '@/lib/server/start/build'
import { DiskWatch } from '@/lib/server/start/disk-watch'
import { measureRequests } from '@/lib/server/start/metrics'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { startNightlyBackups } from '@/lib/server/start/nightly-backups'
import { createSetup } from '@/lib/server/start/set-up-portal'
import type { StopSignals } from '@/lib/server/start/stop-signals'
import { StaticFiles } from '@/lib/server/static-files'
import { TrustedProxies } from '@/lib/server/front/trusted-proxies'

const MEGABYTE = 1024 * 1024
/** Files have this share of the cache's memory, pages the rest. */
const SHARE_OF_FILES = 1 / 8
/** Files made while serving are readable by the portal's user only. */
const OWNER_UMASK = 0o077
/** Milliseconds between looks; a change is seen within a second. */
const CHANGES_PAUSE_MS = 400

/** Starts the front, which answers from the first moment, then all that it needs: docs/decisions/processes.md. */
export async function startPortal(signals: StopSignals): Promise<void> {
  const headers = commonHeaders(env.PUBLIC_URL)
  const starting = createStartingHandler(unavailablePage(headers))
  let handle: RequestListener = starting
  const server = makeHttpServer((req, res) => handle(req, res), { isBehindProxy: env.TRUSTED_PROXIES.length > 0 })
  const drain = drainRequests(server)
  await openPorts(server) // before anything is made: a busy port must not leave half of a portal
  const opening = openWorkspace({ isStopping: () => signals.isStopping })
  // a stop while it opens must not leave PostgreSQL behind
  signals.onStop(() =>
    opening.then(
      ({ database }) => database.close(),
      () => undefined,
    ),
  )
  signals.onStop(stopChildren)
  const workspace = await opening
  if (signals.isStopping) return
  const [build] = await Promise.all([buildWhenStale(), prepareDatabase(workspace.database.directUrl)])
  if (signals.isStopping) return
  signals.onStop(await keepBuild(build))
  await restrictFolders(privateFolders, log)
  process.umask(OWNER_UMASK) // not earlier: the build may be of use to another user
  const workers = new WorkerPool(env.WORKERS, build, log)
  signals.onStop(() => workers.stop())
  const folders = await dataFolders(workspace.dataDir)
  const health = new Health(workspace.database.url, workspace.dataDir, folders, () => workers.readyCount)
  signals.onStop(() => health.stop())
  await watchDisks(folders, workers, signals)
  const showUnavailable = (isAway: boolean) => (handle = isAway ? setup.whileUnavailable(starting) : serving)
  const [{ handler, cache, pages, setup }] = await Promise.all([
    createHandler({ workspace, workers, health, signals, headers, showUnavailable }),
    workers.start(),
  ])
  if (signals.isStopping) return
  const measured = { databaseUrl: workspace.database.url, dataDir: workspace.dataDir, folders, workers, cache, pages }
  const serving = await measureRequests(handler.handle, measured, signals)
  handle = serving
  signals.onStop(drain)
  signals.onStop(() => warnBalancers(health, signals))
  startNightlyBackups(workspace, signals)
  log.info({ address: env.PUBLIC_URL, host: env.HOST, port: env.PORT }, 'Портал работает')
}

interface FrontParts {
  workspace: Workspace
  workers: WorkerPool
  health: Health
  signals: StopSignals
  headers: [string, string][]
  showUnavailable: (isAway: boolean) => void
}

async function createHandler(parts: FrontParts) {
  const { workspace, workers, health, signals, headers, showUnavailable } = parts
  const version = new ContentVersion()
  const pages = new WorkerPages(workers, env.WORKERS, () => version.current)
  const cacheBytes = env.PAGE_CACHE_MB * MEGABYTE
  const fileCache = new FileCache(cacheBytes * SHARE_OF_FILES)
  const cache = new PageCache(
    cacheBytes * (1 - SHARE_OF_FILES),
    (page) => pages.render(page),
    () => workers.isDatabaseDown || workers.readyCount === 0,
  )
  const cdn = env.CDN_PURGE_URL ? new CdnPurge(env.CDN_PURGE_URL, env.CDN_PURGE_TOKEN, log) : undefined
  const listener = listenForChanges(workspace.database.directUrl, { cache, fileCache, cdn }, version)
  signals.onStop(() => listener.stop())
  signals.onStop(() => cdn?.stop())
  await listener.ready
  const files = await StaticFiles.list(headers)
  const setup = createSetup({ workspace, workers, cache, headers, showUnavailable })
  const handler = new RequestHandler({
    cache,
    setup,
    renderPage: (page, cookie) => pages.render(page, cookie),
    proxy: new WorkerProxy(workers, new TrustedProxies(env.TRUSTED_PROXIES, log), () => version.current),
    files,
    fileCache: env.PAGE_CACHE === 'on' ? fileCache : undefined,
    health,
    unavailable: unavailablePage(headers),
    broken: brokenPage(headers),
    get previewSecret() {
      return workspace.secrets.PREVIEW_SECRET // of a restored backup, afterwards
    },
    publicUrl: env.PUBLIC_URL,
    allowedHosts: new AllowedHosts(env.isPublicUrlGiven ? env.PUBLIC_URL : undefined),
    commonHeaders: headers,
    cachesPages: env.PAGE_CACHE === 'on',
    log,
  })
  return { handler, cache, pages, setup }
}

function listenForChanges(
  databaseUrl: string,
  { cache, fileCache, cdn }: { cache: PageCache; fileCache: FileCache; cdn: CdnPurge | undefined },
  version: ContentVersion,
): ContentListener {
  const purgeAll = (tables: ChangedTables) => {
    cache.purge(tables)
    fileCache.purge(tables)
  }
  const purge = gatherChanges(purgeAll, CHANGES_PAUSE_MS)
  const events = {
    onChange: (tables: ChangedTables) => {
      version.advance()
      // at once while the listener reconnects: pages marked as stale would otherwise be dropped
      if (cache.isListenerLost) purgeAll(tables)
      else purge(tables)
      if (listener.isFirst) cdn?.add(tables)
    },
    onFirst: () => cdn?.add('all'),
    onConnection: (isConnected: boolean) => {
      cache.isListenerLost = !isConnected
      if (!isConnected) version.forget()
    },
  }
  const listener = new ContentListener(databaseUrl, events, log)
  return listener
}

async function watchDisks(folders: readonly string[], workers: WorkerPool, signals: StopSignals): Promise<void> {
  const disks = new DiskWatch(folders, log, (isFull) => workers.setDiskFull(isFull))
  signals.onStop(() => disks.stop())
  await disks.check()
}

async function dataFolders(dataDir: string): Promise<string[]> {
  return env.DATABASE_URL ? [dataDir] : [dataDir, await knownHomeFolder(dataDir)]
}

/** Throws StartError. A portal over the same folder is the better reason for a busy port. */
async function openPorts(server: Server): Promise<void> {
  try {
    await listen(server, { host: env.HOST, port: env.PORT, setting: 'PORT' })
    const { METRICS_PORT: port, METRICS_HOST: host } = env
    if (port !== undefined) await refuseBusyPort({ host, port, setting: 'METRICS_PORT' })
  } catch (error) {
    await refuseHeldFolder(resolve(env.DATA_DIR))
    throw error
  }
}

/** A balancer needs some seconds to see that this instance is going to stop. */
async function warnBalancers(health: Health, signals: StopSignals): Promise<void> {
  health.isStopping = true
  if (signals.signal === 'SIGTERM') await sleep(env.STOP_DELAY_SECONDS * 1_000)
}
