import { measureCachedPages } from '@/lib/tools/bench/cached-pages'
import { measureClaimMap } from '@/lib/tools/bench/claim-map'
import { measureClaims } from '@/lib/tools/bench/claims'
import { measureCrawl } from '@/lib/tools/bench/crawl'
import { measureGrowth } from '@/lib/tools/bench/growth'
import { measureIdeas } from '@/lib/tools/bench/ideas'
import { measureLife } from '@/lib/tools/bench/life'
import { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { measureLighthouse } from '@/lib/tools/bench/lighthouse'
import { measureMap } from '@/lib/tools/bench/map'
import { measureMapWeight } from '@/lib/tools/bench/map-weight'
import { measureSearch } from '@/lib/tools/bench/search'
import { measureRenders } from '@/lib/tools/bench/renders'
import { printTable, type Row } from '@/lib/tools/bench/table'
import { measureWeights } from '@/lib/tools/bench/weights'
import { buildWhenStale } from '@/lib/server/start/build'

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
/** Later tables use rows added by earlier ones. */
const withoutCache: readonly Table[] = [
  ['Заявки: 100 000, медиана в мс', measureClaims],
  ['Рендер без кэша, 8 соединений', measureRenders],
  ['Рост от 2 000 до 200 000 новостей, без кэша, медиана в мс', measureGrowth],
  ['Поиск среди 200 000 новостей, без кэша', measureSearch],
  ['Идеи: 200 000 в списках, без кэша, и голоса', measureIdeas],
]

/** `npm run bench` measures all tables; words select tables by title. */
const words = process.argv.slice(3).map((word) => word.toLowerCase())
await buildWhenStale()
const portal = new BenchPortal()
try {
  await portal.start()
  for (const table of asked(asVisited)) await measure(table)
  if (asked(withoutCache).length > 0) await portal.start({ PAGE_CACHE: 'off' })
  for (const table of asked(withoutCache)) await measure(table)
} finally {
  await portal.dispose()
}

function asked(tables: readonly Table[]): readonly Table[] {
  if (words.length === 0) return tables
  return tables.filter(([title]) => words.some((word) => title.toLowerCase().includes(word)))
}

async function measure([title, rowsOf]: Table): Promise<void> {
  try {
    printTable(title, await rowsOf(portal))
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${title}\nне измерено: ${error instanceof Error ? error.message : String(error)}`)
  }
}
