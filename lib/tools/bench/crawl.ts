import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import { portalProcesses, residentMebibytes } from '@/lib/tools/bench/processes'
import { pagesOfSitemap, readAll } from '@/lib/tools/bench/sitemap'
import type { Row } from '@/lib/tools/bench/table'

const CRAWLS = 3
/** Readers at once, as in the table of cached pages. */
const READERS = 64

/** Effects of a robot: memory that is not released, and slower cached pages. */
export async function measureCrawl(portal: BenchPortal): Promise<Row[]> {
  const pages = await pagesOfSitemap(portal.url)
  const before = await load(portal.url, READERS)
  const began = performance.now()
  let failures = 0
  const memory: number[] = []
  for (let crawl = 0; crawl < CRAWLS; crawl += 1) {
    failures += await readAll(portal.url, pages)
    memory.push(totalMebibytes(portal.pid))
  }
  const seconds = (performance.now() - began) / 1_000
  const after = await load(portal.url, READERS)
  return [
    { показатель: 'страниц в карте сайта', значение: pages.length },
    { показатель: 'страниц роботу в секунду', значение: Math.round((pages.length * CRAWLS) / seconds) },
    { показатель: 'ошибок', значение: failures, цель: '0' },
    { показатель: 'память портала без PostgreSQL после каждого обхода, МиБ', значение: memory.join(', ') },
    { показатель: 'страница из кэша до обходов, запросов/с', значение: before.requestsPerSecond },
    {
      показатель: 'то же после обходов',
      значение: after.requestsPerSecond,
      цель: `≥ ${Math.round(before.requestsPerSecond * 0.9)}`,
    },
  ]
}

function totalMebibytes(server: number): number {
  return Math.round(portalProcesses(server).reduce((sum, { pid }) => sum + residentMebibytes(pid), 0))
}
