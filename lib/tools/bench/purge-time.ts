import { CachedResponse } from '@/lib/server/cache/cached-response'
import { toPageRequest } from '@/lib/server/cache/page-request'
import { PageCache } from '@/lib/server/front/page-cache'
import type { Row } from '@/lib/tools/bench/table'

const PAGES = 20_000
const PAGE_BYTES = 2_000
const CACHE_BYTES = 400 * 1024 * 1024
const RUNS = 5
/** Tables that nearly every page reads: settings, sections of the menu, … */
const SHARED_TABLES = Array.from({ length: 15 }, (_, number) => `shared_${number}`)
const RARE_SHARE = 1_000

const edits = [
  { name: 'редкой таблицы', table: 'rare' },
  { name: 'общей таблицы', table: 'shared_14' },
] as const

/** Milliseconds that one edit keeps the front's loop busy while 20 000 pages are kept. */
export async function measurePurgeTime(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, table } of edits) {
    let longest = 0
    for (let run = 0; run < RUNS; run += 1) {
      const cache = await fillCache()
      const begunAt = performance.now()
      cache.purge(new Set([table]))
      longest = Math.max(longest, performance.now() - begunAt)
    }
    rows.push({ правка: name, страниц: PAGES, 'мс, наибольшее из пяти': longest.toFixed(3) })
  }
  return rows
}

async function fillCache(): Promise<PageCache> {
  const cache = new PageCache(CACHE_BYTES, async ({ url }) => {
    const isRare = Number(url.slice(1)) % RARE_SHARE === 0
    const body = Buffer.alloc(PAGE_BYTES)
    return {
      response: new CachedResponse({ status: 200, headers: [], body, compressible: false, tag: url }),
      freshMs: Infinity,
      tables: isRare ? [...SHARED_TABLES, 'rare'] : [...SHARED_TABLES],
    }
  })
  for (let page = 0; page < PAGES; page += 1) await cache.get(toPageRequest(`/${page}`, {}))
  if (cache.count < PAGES) throw new Error(`В кэше ${cache.count} страниц вместо ${PAGES}`)
  return cache
}
