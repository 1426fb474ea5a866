import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/config/log'
import { recordBackup } from '@/lib/platform/backups/backup-state'
import { startMetricsServer } from '@/lib/server/front/metrics/metrics-server'
import { PortalMetrics } from '@/lib/server/front/metrics/portal-metrics'
import getPort from 'get-port'

let dataDir: string
let metrics: PortalMetrics
let portal: Server

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-metrics-'))
  const state = { inFlight: 2, memoryBytes: 1_000, pool: { used: 3, waiting: 4 } }
  metrics = new PortalMetrics({
    publicUrl: 'http://localhost',
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    dataDir,
    folders: [dataDir],
    workers: { states: [state, state], readyCount: 2, restarts: 1 },
    cache: { counts: { hit: 5, stale: 1, miss: 2 }, bytes: 10, count: 3 },
    pages: { counts: { done: 2, failed: 1 } },
  })
  portal = createServer(metrics.measure((req, res) => res.writeHead(req.url === '/' ? 200 : 404).end())).listen(0)
  await once(portal, 'listening')
})

afterAll(async () => {
  portal.closeAllConnections()
  portal.close()
  await rm(dataDir, { recursive: true })
})

function ask(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(portal.address() as AddressInfo).port}${path}`)
}

test('requests are counted by kind and status, never by address', async () => {
  await (await ask('/')).text()
  await (await ask('/news/1?email=anna@samursk.example')).text()
  const text = await metrics.print()
  expect(text).toContain('portal_request_duration_seconds_count{kind="home",status="2xx"} 1')
  expect(text).toContain('portal_request_duration_seconds_count{kind="news",status="4xx"} 1')
  expect(text).not.toContain('anna')
})

test('workers, pool and cache are shown as they are', async () => {
  const text = await metrics.print()
  expect(text).toContain('portal_page_cache_requests_total{result="hit"} 5')
  expect(text).toContain('portal_renders_total{result="failed"} 1')
  expect(text).toContain('portal_workers_ready 2')
  expect(text).toContain('portal_worker_restarts_total 1')
  expect(text).toContain('portal_worker_memory_bytes{worker="2"} 1000')
  expect(text).toContain('portal_database_pool{state="waiting"} 8')
})

test('what a database that is away would know is left out, not shown as 0', async () => {
  const text = await metrics.print()
  expect(text).toContain('portal_database_up 0')
  expect(text).not.toMatch(/^portal_emails_waiting/m)
  expect(text).not.toMatch(/^portal_copy_verified_timestamp_seconds/m)
})

test('the values of a backup go with its file', async () => {
  const file = join(dataDir, 'portal.tar')
  await writeFile(file, '')
  await recordBackup(dataDir, { file, madeAt: '2026-11-27T00:00:00.000Z', bytes: 7 })
  expect(await metrics.print()).toMatch(/^portal_copy_verified_timestamp_seconds \d+$/m)
  await rm(file)
  expect(await metrics.print()).not.toMatch(/^portal_copy_(verified_timestamp_seconds|bytes|on_data_disk)/m)
})

test('a port of its own answers /metrics and nothing else', async () => {
  const port = await getPort()
  const server = await startMetricsServer(metrics, { host: '127.0.0.1', port }, log)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('portal_workers_ready')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await expect(startMetricsServer(metrics, { host: '127.0.0.1', port }, log)).rejects.toThrow('METRICS_PORT')
  server.closeAllConnections()
  server.close()
})
