import { rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { databaseBreaker } from '@/lib/platform/database/circuit-breaker'
import { readPoolState } from '@/lib/platform/database/connection-pool'
import { loadTableReads } from '@/lib/platform/database/table-reads'
import { endTicks } from '@/lib/platform/jobs/job-ticks'
import { markDisk } from '@/lib/platform/process/full-disk'
import { PageRenderer, type NextHandler } from '@/lib/server/worker/page-renderer'
import { ALIVE_EVERY_MS, JOBS_LIMIT_MS, type FrontMessage, type WorkerMessage } from '@/lib/server/inner-protocol'
import { ApiResponder, loadApi } from '@/lib/server/worker/api-responder'
import { RequestResponder, readInnerVisitor } from '@/lib/server/worker/request-responder'
import { commonHeaders } from '@/lib/server/security-headers'
import { isLostConnection } from '@/lib/runtime/database-errors'
import { StaticFiles } from '@/lib/server/static-files'
import { PageResponder } from '@/lib/server/worker/page-responder'
import { createWorkerHandler, listenOnSocket } from '@/lib/server/worker/worker-server'

// V8 would otherwise reserve twice the memory in use: docs/decisions/start.md.
setFlagsFromString('--heap-growing-percent=25')

const socketPath = process.argv[2] ?? ''

// signals of a terminal or a service manager reach every process; the front ends the workers when their work is done
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', exitWithoutFront)
process.on('message', (message: FrontMessage) => {
  if (message.type === 'stop') void exit()
  else markDisk({ isFull: message.isFull })
})
process.on('unhandledRejection', (error) => log.error({ err: error }, 'Необработанный отказ'))
// the only one told: Next listens as well, and prints an error with the database connection
process.setUncaughtExceptionCaptureCallback((error) => {
  if (isLostConnection(error)) return log.warn({ reason: error.message }, 'Соединение с базой оборвалось')
  log.fatal({ err: error }, 'Непредвиденная ошибка')
  process.exit(1)
})

const app = next({ dev: false, dir: process.cwd(), hostname: env.HOST, port: env.PORT })
await Promise.all([app.prepare(), learnTables()])
const headers = commonHeaders(env.PUBLIC_URL)
const renderer = await createRenderer(app.getRequestHandler())
await listenOnSocket(socketPath, createHandler(app.getRequestHandler()))
notifyFront({ type: 'listening' })
await warmUp()
notifyFront({ type: 'ready' })
setInterval(() => notifyFront(currentState()), ALIVE_EVERY_MS)

async function createRenderer(nextHandler: NextHandler): Promise<PageRenderer> {
  const files = await StaticFiles.list(headers)
  const settings = {
    commonHeaders: headers,
    hosts: policyHosts(),
    files,
    startsScriptsAtOnce: env.SCRIPTS_AFTER_PAINT === 'off',
    purgesCdn: env.CDN_PURGE_URL !== undefined,
    publicUrl: env.PUBLIC_URL,
  }
  return new PageRenderer(nextHandler, settings, log, () => databaseBreaker.isOpen)
}

function createHandler(nextHandler: NextHandler): RequestListener {
  const pages = new PageResponder(renderer, log)
  const api = loadApi(nextHandler, env.PUBLIC_URL)
  api.catch(() => undefined) // told to those who ask
  const handlers = { api: new ApiResponder(api, env.PUBLIC_URL).respond, next: nextHandler }
  const others = new RequestResponder(handlers, readInnerVisitor, headers, log)
  return createWorkerHandler({ pages, others }, log)
}

async function learnTables(): Promise<void> {
  await loadTableReads(env.DATABASE_URL ?? '').catch((error: unknown) =>
    log.warn({ err: error }, 'Таблицы не прочитаны: каждая правка сбросит все страницы'),
  )
}

/** The first render loads Next's modules and Payload; it should not be a visitor's. */
async function warmUp(): Promise<void> {
  await renderer
    .render({ url: '/', flight: undefined })
    .catch((error: unknown) => log.warn({ err: error }, 'Первая страница не собралась'))
}

function policyHosts() {
  const origin = (url: string | undefined) => (url ? [new URL(url).origin] : [])
  return {
    connect: origin(env.API_URL),
    images: origin(env.API_URL),
    yandexMaps: false,
  }
}

function currentState(): WorkerMessage {
  return {
    type: 'alive',
    isDatabaseDown: databaseBreaker.isOpen,
    memoryBytes: process.memoryUsage.rss(),
    pool: readPoolState(),
  }
}

function notifyFront(message: WorkerMessage): void {
  process.send?.(message, () => undefined)
}

/** The lock on jobs is held to the end, so that no other process does them once more. */
async function exit(): Promise<void> {
  if (!(await endTicks(JOBS_LIMIT_MS))) log.warn('Задания не завершились за 10 секунд: их продолжит другой процесс')
  rmSync(socketPath, { force: true })
  process.exit(0)
}

/** A front that was killed leaves the folder of the sockets behind. */
function exitWithoutFront(): void {
  if (process.platform !== 'win32') rmSync(dirname(socketPath), { recursive: true, force: true })
  process.exit(0)
}
