import { measureUnderLoad, type Activity } from '@/lib/tools/bench/background-load'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'
import { newListUrl, readPage, registerResident, somePhoto, uploadPhoto } from '@/lib/tools/bench/visitors'

const PAGE = '/news'
const CONNECTIONS = 64
const RENDERING_CONNECTIONS = 8

/** A cached page alone, then beside renders, uploads and registrations with their emails. */
export async function measureMixed({ url }: BenchPortal): Promise<Row[]> {
  const alone = await load(url + PAGE, CONNECTIONS)
  const activities = await activitiesOn(url)
  const { result: beside, counts } = await measureUnderLoad(activities, () => load(url + PAGE, CONNECTIONS))
  const [renders] = counts
  return [
    { показатель: 'страница из кэша одна, запросов/с', значение: alone.requestsPerSecond },
    { показатель: 'она же рядом с остальным, запросов/с', значение: beside.requestsPerSecond },
    {
      показатель: 'отношение',
      значение: (beside.requestsPerSecond / alone.requestsPerSecond).toFixed(2),
      цель: '≥ 0.4',
    },
    { показатель: 'p99 одной, мс', значение: alone.p99 },
    { показатель: 'p99 рядом с остальным, мс', значение: beside.p99, цель: '≤ 10' },
    { показатель: 'её ошибок', значение: beside.refusals + beside.errors, цель: '0' },
    ...counts.map(({ name, perSecond, failures }) => ({
      показатель: `${name}/с, ошибок`,
      значение: `${perSecond}, ${failures}`,
    })),
    ...visitorsRows(beside.requestsPerSecond, renders?.perSecond ?? 0),
  ]
}

async function activitiesOn(url: string): Promise<Activity[]> {
  const photo = await somePhoto()
  return [
    {
      name: `страниц не из кэша, ${RENDERING_CONNECTIONS} соединений`,
      connections: RENDERING_CONNECTIONS,
      send: (turn) => readPage(url + newListUrl(turn)),
    },
    { name: 'снимков принято', connections: 1, pauseMs: 1_000, send: () => uploadPhoto(url, photo) },
    {
      name: 'регистраций с письмом',
      connections: 1,
      pauseMs: 1_000,
      send: async () => Boolean(await registerResident(url)),
    },
  ]
}

const PAGES_OF_VISIT = 6
const OTHERS_OF_VISIT = 40
/** Searches and filters that nobody has asked for in the last minute. */
const SHARE_NOT_CACHED = 0.1
const BUSIEST_HOUR = 0.1
const RESERVE = 0.5

/** What one instance carries, and from what that follows. */
function visitorsRows(cachedPerSecond: number, rendersPerSecond: number): Row[] {
  const byRenders = rendersPerSecond / (PAGES_OF_VISIT * SHARE_NOT_CACHED)
  const byRequests = cachedPerSecond / (PAGES_OF_VISIT + OTHERS_OF_VISIT)
  const visits = (Math.min(byRenders, byRequests) * 3_600 * RESERVE) / BUSIEST_HOUR
  return [
    { показатель: 'посещений в сутки на один экземпляр', значение: Math.round(visits / 1_000) * 1_000 },
    { показатель: '  страниц, прочих запросов на посещение', значение: `${PAGES_OF_VISIT}, ${OTHERS_OF_VISIT}` },
    { показатель: '  доля страниц не из кэша', значение: SHARE_NOT_CACHED },
    { показатель: '  доля самого занятого часа в сутках', значение: BUSIEST_HOUR },
    { показатель: '  доля запаса', значение: RESERVE },
  ]
}
