import pLimit from 'p-limit'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import { residentMebibytes } from '@/lib/tools/bench/memory'
import type { Row } from '@/lib/tools/bench/table'

const CRAWLS = 3
const CONNECTIONS = 8
/** As in the table of cached pages. */
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
    memory.push(residentMebibytes(portal.pid))
  }
  const seconds = (performance.now() - began) / 1_000
  const after = await load(portal.url, READERS)
  return [
    { показатель: 'страниц в карте сайта', значение: pages.length },
    { показатель: 'страниц роботу в секунду', значение: Math.round((pages.length * CRAWLS) / seconds) },
    { показатель: 'ошибок', значение: failures, цель: '0' },
    { показатель: 'память сервера после каждого обхода, МиБ', значение: memory.join(', '), цель: '≤ 700' },
    { показатель: 'страница из кэша до обходов, запросов/с', значение: before.requestsPerSecond },
    {
      показатель: 'то же после обходов',
      значение: after.requestsPerSecond,
      цель: `≥ ${Math.round(before.requestsPerSecond * 0.9)}`,
    },
  ]
}

/** URLs of all sitemaps, each once, on this portal. */
async function pagesOfSitemap(origin: string): Promise<string[]> {
  const found = await locationsIn(`${origin}/sitemap.xml`)
  const maps = found.filter((path) => path.endsWith('.xml'))
  const inner = await Promise.all(maps.map((path) => locationsIn(origin + path)))
  return [...new Set([...found.filter((path) => !path.endsWith('.xml')), ...inner.flat()])]
}

async function locationsIn(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** Returns the number of failed responses. */
async function readAll(origin: string, paths: readonly string[]): Promise<number> {
  const responses = await pLimit(CONNECTIONS).map(paths, async (path) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    await response.arrayBuffer()
    return response.ok
  })
  return responses.filter((isOk) => !isOk).length
}
