import pLimit from 'p-limit'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import { pagesOfSitemap } from '@/lib/tools/bench/sitemap'
import type { Row } from '@/lib/tools/bench/table'
import { newListUrl, readPage, registerResident, somePhoto, uploadPhoto } from '@/lib/tools/bench/visitors'

const REQUESTS = 20_000
const AT_ONCE = 16
const PAGE = '/news'
const CONNECTIONS = 64

/** A cached page of a new process, and after many requests of all kinds. */
export async function measureAgeing(portal: BenchPortal): Promise<Row[]> {
  await portal.start()
  const { url } = portal
  const fresh = await load(url + PAGE, CONNECTIONS)
  const send = await mixedRequests(url)
  const turns = Array.from({ length: REQUESTS }, (_, turn) => turn)
  const results = await pLimit(AT_ONCE).map(turns, (turn) => send(turn).catch(() => false))
  const aged = await load(url + PAGE, CONNECTIONS)
  return [
    { показатель: 'страница из кэша нового процесса, запросов/с', значение: fresh.requestsPerSecond },
    { показатель: `она же после ${REQUESTS} разных запросов, запросов/с`, значение: aged.requestsPerSecond },
    {
      показатель: 'отношение',
      значение: (aged.requestsPerSecond / fresh.requestsPerSecond).toFixed(2),
      цель: '≥ 0.95',
    },
    { показатель: 'ошибок', значение: results.filter((isOk) => !isOk).length, цель: '0' },
  ]
}

/** Mostly pages of the sitemap; lists nobody has asked for, calls, and now and then a photo or a registration. */
async function mixedRequests(url: string): Promise<(turn: number) => Promise<boolean>> {
  const pages = await pagesOfSitemap(url)
  const photo = await somePhoto()
  return async (turn) => {
    if (turn % 400 === 0) return uploadPhoto(url, photo)
    if (turn % 400 === 200) return Boolean(await registerResident(url))
    if (turn % 10 === 5) return readPage(url + newListUrl(turn))
    if (turn % 10 === 6) return readPage(`${url}/api/news?page=${1 + (turn % 7)}`)
    return readPage(url + (pages[turn % pages.length] ?? PAGE))
  }
}
