import { measureCachedPages } from '@/lib/server/bench/cached-pages'
import { measureGrowth } from '@/lib/server/bench/growth'
import { measureIdeas } from '@/lib/server/bench/ideas'
import { measureLife } from '@/lib/server/bench/life'
import { BenchPortal } from '@/lib/server/bench/bench-portal'
import { measureLighthouse } from '@/lib/server/bench/lighthouse'
import { measureMap } from '@/lib/server/bench/map'
import { measureSearch } from '@/lib/server/bench/search'
import { measureRenders } from '@/lib/server/bench/renders'
import { printTable } from '@/lib/server/bench/table'
import { measureWeights } from '@/lib/server/bench/weights'
import { buildWhenStale } from '@/lib/server/build'

/** `npm run bench`: every figure of one run, on one machine, with what it is compared with beside it. */
await buildWhenStale()
const portal = new BenchPortal()
try {
  await portal.start()
  printTable('Страницы из кэша, 64 соединения', await measureCachedPages(portal))
  printTable('Вес страниц, КиБ gzip', await measureWeights(portal))
  printTable('Lighthouse, телефон: цель 98, 100, 100, 100', await measureLighthouse(portal))
  printTable('Жизнь процесса', await measureLife(portal))
  printTable('Карта и адреса', await measureMap(portal))
  await portal.start({ PAGE_CACHE: 'off' })
  printTable('Рендер без кэша, 8 соединений', await measureRenders(portal))
  printTable('Рост от 2 000 до 200 000 новостей, без кэша, медиана в мс', await measureGrowth(portal))
  printTable('Поиск среди 200 000 новостей, без кэша', await measureSearch(portal))
  printTable('Идеи: 200 000 в списках, без кэша, и голоса', await measureIdeas(portal))
} finally {
  await portal.dispose()
}
