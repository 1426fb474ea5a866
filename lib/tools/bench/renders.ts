import { BareNext } from '@/lib/tools/bench/bare-next'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import { samplePages } from '@/lib/tools/bench/sample-pages'
import type { Row } from '@/lib/tools/bench/table'

const CONNECTIONS = 8

/** Renders per second without page cache, beside a bare Next page. */
export async function measureRenders(portal: BenchPortal): Promise<Row[]> {
  const bare = await BareNext.start()
  const floor = await load(bare.url, CONNECTIONS)
  await bare.stop()
  const rows: Row[] = [
    { страница: 'Next без базы, 12 карточек', 'рендеров/с': floor.requestsPerSecond, отношение: '1.00' },
  ]
  for (const { name, path } of await samplePages(portal)) {
    const own = await load(portal.url + path, CONNECTIONS)
    rows.push({
      страница: name,
      'рендеров/с': own.requestsPerSecond,
      отношение: (own.requestsPerSecond / floor.requestsPerSecond).toFixed(2),
      ошибок: own.failures,
    })
  }
  return rows
}
