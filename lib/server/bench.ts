import { measureCachedPages } from '@/lib/server/bench/cached-pages'
import { measureClaimMap } from '@/lib/server/bench/claim-map'
import { measureClaims } from '@/lib/server/bench/claims'
import { measureCrawl } from '@/lib/server/bench/crawl'
import { measureGrowth } from '@/lib/server/bench/growth'
import { measureIdeas } from '@/lib/server/bench/ideas'
import { measureLife } from '@/lib/server/bench/life'
import { BenchPortal } from '@/lib/server/bench/bench-portal'
import { measureLighthouse } from '@/lib/server/bench/lighthouse'
import { measureMap } from '@/lib/server/bench/map'
import { measureMapWeight } from '@/lib/server/bench/map-weight'
import { measureSearch } from '@/lib/server/bench/search'
import { measureRenders } from '@/lib/server/bench/renders'
import { printTable, type Row } from '@/lib/server/bench/table'
import { measureWeights } from '@/lib/server/bench/weights'
import { buildWhenStale } from '@/lib/server/build'

type Table = readonly [title: string, measure: (portal: BenchPortal) => Promise<Row[]>]

const asVisited: readonly Table[] = [
  ['Страницы из кэша, 64 соединения', measureCachedPages],
  ['Вес страниц, КиБ gzip', measureWeights],
  ['Страницы с картой: всё, что браузер передал при открытии, КиБ', measureMapWeight],
  ['Lighthouse, телефон: цель 98, 100, 100, 100', measureLighthouse],
  ['Жизнь процесса', measureLife],
  ['Робот: три обхода карты сайта, 8 соединений', measureCrawl],
  ['Карта и адреса', measureMap],
  ['Карта заявок в браузере, 100 000 заявок', measureClaimMap],
]
/** Later tables use what earlier ones have added. */
const withoutCache: readonly Table[] = [
  ['Заявки: 100 000, медиана в мс', measureClaims],
  ['Рендер без кэша, 8 соединений', measureRenders],
  ['Рост от 2 000 до 200 000 новостей, без кэша, медиана в мс', measureGrowth],
  ['Поиск среди 200 000 новостей, без кэша', measureSearch],
  ['Идеи: 200 000 в списках, без кэша, и голоса', measureIdeas],
]

/** `npm run bench`: every figure of one run, on one machine, with what it is compared with beside it. */
await buildWhenStale()
const portal = new BenchPortal()
try {
  await portal.start()
  for (const table of asVisited) await measure(table)
  await portal.start({ PAGE_CACHE: 'off' })
  for (const table of withoutCache) await measure(table)
} finally {
  await portal.dispose()
}

/** One table that fails takes none of the others with it. */
async function measure([title, rowsOf]: Table): Promise<void> {
  try {
    printTable(title, await rowsOf(portal))
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${title}\nне измерено: ${error instanceof Error ? error.message : String(error)}`)
  }
}
