import { gzipSync } from 'node:zlib'
import { type BenchPortal, samplePages } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import { Nginx } from '@/lib/tools/bench/nginx'
import type { Row } from '@/lib/tools/bench/table'

const CONNECTIONS = 64

/** Requests per second and p99 of cached pages, beside nginx with the same bytes. */
export async function measureCachedPages(portal: BenchPortal): Promise<Row[]> {
  const pages = await samplePages(portal)
  const bytes = await Promise.all(pages.map(({ path }) => gzipBytes(portal.url + path)))
  const nginx = await Nginx.start(Object.fromEntries(bytes.map((content, index) => [`page${index}`, content])))
  const rows: Row[] = []
  for (const [index, { name, path }] of pages.entries()) {
    const own = await load(portal.url + path, CONNECTIONS)
    const other = nginx && (await load(`${nginx.url}/page${index}`, CONNECTIONS))
    rows.push({
      страница: name,
      КиБ: Math.round((bytes[index]?.length ?? 0) / 102.4) / 10,
      'запросов/с': own.requestsPerSecond,
      'p99, мс': own.p99,
      ошибок: own.refusals + own.errors,
      'nginx, запросов/с': other?.requestsPerSecond ?? 'нет nginx',
      отношение: other ? (own.requestsPerSecond / other.requestsPerSecond).toFixed(2) : '',
    })
  }
  await nginx?.stop()
  return rows
}

async function gzipBytes(url: string): Promise<Buffer> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 6 })
}
