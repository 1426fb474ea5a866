import { createServer, type Server } from 'node:http'
import type { Log } from '@/lib/config/log'
import { listen } from '@/lib/server/listen'
import type { PortalMetrics } from '@/lib/server/front/metrics/portal-metrics'

const METRICS_PATH = '/metrics'
/** A collector that is slower asks again later. */
const REQUEST_LIMIT_MS = 10_000

interface Address {
  host: string
  port: number
}

/** Answers collectors on a port of its own, which no visitor reaches. Throws StartError if the port is taken. */
export async function startMetricsServer(metrics: PortalMetrics, { host, port }: Address, log: Log): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_LIMIT_MS }, (req, res) => {
    if (req.url?.split('?', 1)[0] !== METRICS_PATH) return res.writeHead(404).end()
    metrics.print().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'Показатели не собраны')
        res.writeHead(503).end()
      },
    )
  })
  await listen(server, { host, port, setting: 'METRICS_PORT' })
  return server.unref()
}
