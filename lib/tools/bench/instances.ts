import { setTimeout as sleep } from 'node:timers/promises'
import { measureUnderLoad, type Activity } from '@/lib/tools/bench/background-load'
import { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'
import { newListUrl, readPage, sendMessage, somePhoto, uploadPhoto } from '@/lib/tools/bench/visitors'

const PAGE = '/news'
const CONNECTIONS = 64
const WARM_UP_MS = 2_000
const MEASURED_MS = 8_000

/** One instance, then two over one database, a worker each, asked at the same time. All share this machine. */
export async function measureInstances(portal: BenchPortal): Promise<Row[]> {
  const second = await BenchPortal.create()
  try {
    const photo = await somePhoto()
    await portal.start({ WORKERS: '1' })
    const one = await measureAll([portal.url], photo)
    await second.start({ WORKERS: '1', DATABASE_URL: await portal.databaseUrl() })
    const two = await measureAll([portal.url, second.url], photo)
    return one.map(({ name, perSecond, failures }, index) => {
      const both = two[index] ?? { perSecond: 0, failures: 0 }
      return {
        'в секунду': name,
        'один экземпляр': perSecond,
        'два вместе': both.perSecond,
        отношение: (both.perSecond / perSecond).toFixed(2),
        ошибок: failures + both.failures,
      }
    })
  } finally {
    await second.dispose()
  }
}

interface Throughput {
  name: string
  perSecond: number
  failures: number
}

/** Later lists are other ones than those a cache has kept. */
let lists = 0

async function measureAll(urls: readonly string[], photo: Buffer): Promise<Throughput[]> {
  const loads = await Promise.all(urls.map((url) => load(url + PAGE, CONNECTIONS / urls.length)))
  const kept = {
    name: 'готовая страница, 64 соединения',
    perSecond: loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    failures: loads.reduce((sum, { refusals, errors }) => sum + refusals + errors, 0),
  }
  const rendered = (url: string) => readPage(url + newListUrl((lists += 1)))
  return [
    kept,
    await measureEach(urls, { name: 'страница не из кэша, 16 соединений', connections: 16, send: rendered }),
    await measureEach(urls, { name: 'сообщение в поддержку, 16 соединений', connections: 16, send: sendMessage }),
    await measureEach(urls, {
      name: 'снимок 3 МБ, 4 соединения',
      connections: 4,
      send: (url) => uploadPhoto(url, photo),
    }),
  ]
}

interface Work extends Omit<Activity, 'send'> {
  send: (url: string) => Promise<boolean>
}

/** Shares the connections among the instances. */
async function measureEach(urls: readonly string[], { name, connections, send }: Work): Promise<Throughput> {
  const activities = urls.map((url) => ({ name, connections: connections / urls.length, send: () => send(url) }))
  await measureUnderLoad(activities, () => sleep(WARM_UP_MS))
  const { counts } = await measureUnderLoad(activities, () => sleep(MEASURED_MS))
  return {
    name,
    perSecond: Math.round(counts.reduce((sum, { perSecond }) => sum + perSecond, 0) * 10) / 10,
    failures: counts.reduce((sum, { failures }) => sum + failures, 0),
  }
}
