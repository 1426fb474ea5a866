import type { RequestListener } from 'node:http'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import type { MeasuredParts } from '@/lib/server/front/metrics/portal-metrics'
import type { StopSignals } from '@/lib/server/start/stop-signals'

/** Opens the port of the metrics if there is one, and measures the listener then. */
export async function measureRequests(
  listener: RequestListener,
  parts: Omit<MeasuredParts, 'publicUrl'>,
  signals: StopSignals,
): Promise<RequestListener> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  if (port === undefined) return listener
  // loaded only if it is used: the front stays small
  const [{ PortalMetrics }, { startMetricsServer }] = await Promise.all([
    import('@/lib/server/front/metrics/portal-metrics'),
    import('@/lib/server/front/metrics/metrics-server'),
  ])
  const metrics = new PortalMetrics({ ...parts, publicUrl: env.PUBLIC_URL })
  const server = await startMetricsServer(metrics, { host, port }, log)
  signals.onStop(() => {
    server.close()
    server.closeAllConnections()
  })
  return metrics.measure(listener)
}
