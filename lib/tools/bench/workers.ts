import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { loadPerProcessorSecond } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

const COUNTS = [1, 2, 4]
const PAGE = '/news'
/** Enough for four workers. */
const CONNECTIONS = 16

/** Renders per second with more workers; on as many cores as the machine has. */
export async function measureWorkers(portal: BenchPortal): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of COUNTS) {
    await portal.start({ PAGE_CACHE: 'off', WORKERS: String(count) })
    const result = await loadPerProcessorSecond(portal.url + PAGE, CONNECTIONS, portal.pid)
    rows.push({
      'рабочих процессов': count,
      [`${PAGE}, рендеров/с`]: result.requestsPerSecond,
      'за секунду процессора': result.perProcessorSecond.toFixed(1),
      'p99, мс': result.p99,
      ошибок: result.refusals + result.errors,
    })
  }
  return rows
}
