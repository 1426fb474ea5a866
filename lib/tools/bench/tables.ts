import { measureAgeing } from '@/lib/tools/bench/ageing'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { measureCachedPages } from '@/lib/tools/bench/cached-pages'
import { measureClaimMap } from '@/lib/tools/bench/claim-map'
import { measureClaims } from '@/lib/tools/bench/claims'
import { measureBackups } from '@/lib/tools/bench/backups'
import { measureCrawl } from '@/lib/tools/bench/crawl'
import { measureDeskQueue } from '@/lib/tools/bench/desk-queue'
import { measureGrowth } from '@/lib/tools/bench/growth'
import { measureIdeas } from '@/lib/tools/bench/ideas'
import { measureInstances } from '@/lib/tools/bench/instances'
import { measureLighthouse } from '@/lib/tools/bench/lighthouse'
import { measureMap } from '@/lib/tools/bench/map'
import { measureMapWeight } from '@/lib/tools/bench/map-weight'
import { measureMemory } from '@/lib/tools/bench/memory-by-process'
import { measureMixed } from '@/lib/tools/bench/mixed'
import { measurePurge } from '@/lib/tools/bench/purge'
import { measurePurgeTime } from '@/lib/tools/bench/purge-time'
import { measureQuestions } from '@/lib/tools/bench/questions'
import { measureRenders } from '@/lib/tools/bench/renders'
import { measureSearch } from '@/lib/tools/bench/search'
import type { Row } from '@/lib/tools/bench/table'
import { measureUploads } from '@/lib/tools/bench/uploads'
import { measureWeights } from '@/lib/tools/bench/weights'
import { measureWorkers } from '@/lib/tools/bench/workers'

export interface Table {
  name: string
  title: string
  /** Measured only with `--long` or by name. */
  isLong?: true
  /** The portal renders every page anew. */
  isWithoutCache?: true
  measure: (portal: BenchPortal) => Promise<Row[]>
}

/** Later tables use rows added by earlier ones: `claims` and `desk` those of `claim-map`, `search` those of `growth`. */
export const tables: readonly Table[] = [
  { name: 'cached-pages', title: 'Страницы из кэша, 64 соединения', measure: measureCachedPages },
  { name: 'mixed', title: 'Страница из кэша рядом с рендерами, снимками и письмами', measure: measureMixed },
  { name: 'purge', title: 'Страница из кэша рядом с изменениями', measure: measurePurge },
  { name: 'purge-time', title: 'Сброс страниц при одной правке', measure: measurePurgeTime },
  { name: 'weights', title: 'Вес страниц, КиБ gzip', measure: measureWeights },
  {
    name: 'renders',
    title: 'Рендер без кэша, 8 соединений',
    isWithoutCache: true,
    measure: measureRenders,
  },
  {
    name: 'workers',
    title: 'Рендер без кэша, 16 соединений, по числу рабочих процессов',
    isWithoutCache: true,
    measure: measureWorkers,
  },
  { name: 'instances', title: 'Один и два экземпляра рядом', isLong: true, measure: measureInstances },
  { name: 'memory', title: 'Память по процессам', measure: measureMemory },
  { name: 'uploads', title: 'Сто снимков сразу', measure: measureUploads },
  { name: 'crawl', title: 'Робот: три обхода карты сайта, 8 соединений', measure: measureCrawl },
  {
    name: 'ageing',
    title: 'Страница из кэша после 20 000 разных запросов',
    isLong: true,
    measure: measureAgeing,
  },
  { name: 'questions', title: 'Вопросы жителей: нашёлся ли ответ', measure: measureQuestions },
  { name: 'start', title: 'Второй запуск', measure: measureStart },
  {
    name: 'map-weight',
    title: 'Страницы с картой: всё, что браузер передал при открытии, КиБ',
    isLong: true,
    measure: measureMapWeight,
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse, телефон: цель 98, 100, 100, 100',
    isLong: true,
    measure: measureLighthouse,
  },
  { name: 'map', title: 'Карта и адреса', isLong: true, measure: measureMap },
  {
    name: 'claim-map',
    title: 'Карта заявок в браузере, 100 000 заявок',
    isLong: true,
    measure: measureClaimMap,
  },
  {
    name: 'claims',
    title: 'Заявки: 100 000, медиана в мс',
    isLong: true,
    isWithoutCache: true,
    measure: measureClaims,
  },
  {
    name: 'desk',
    title: 'Рабочий стол: 100 000 заявок, медиана в мс',
    isLong: true,
    measure: measureDeskQueue,
  },
  {
    name: 'backups',
    title: 'Копия и восстановление: 100 000 заявок, 2 ГБ файлов',
    isLong: true,
    measure: measureBackups,
  },
  {
    name: 'growth',
    title: 'Рост от 2 000 до 200 000 новостей, без кэша, медиана в мс',
    isLong: true,
    isWithoutCache: true,
    measure: measureGrowth,
  },
  {
    name: 'search',
    title: 'Поиск среди 200 000 новостей, без кэша',
    isLong: true,
    isWithoutCache: true,
    measure: measureSearch,
  },
  {
    name: 'ideas',
    title: 'Идеи: 200 000 в списках, без кэша, и голоса',
    isLong: true,
    isWithoutCache: true,
    measure: measureIdeas,
  },
]

/** A second start over the same folder. */
async function measureStart(portal: BenchPortal): Promise<Row[]> {
  await portal.start()
  return [
    { показатель: 'второй запуск до первой страницы, мс', значение: Math.round(portal.startedIn), цель: '≤ 5000' },
  ]
}
