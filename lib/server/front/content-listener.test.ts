import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { ContentListener } from '@/lib/server/front/content-listener'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'

jest.setTimeout(60_000)

let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-listener-'))
  database = await openDatabase({ dataDir: folder }, await loadSecrets(folder, {}), log)
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function say(sql: string): Promise<void> {
  const client = new Client(database.url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 3_000) throw new Error('never came')
    await sleep(10)
  }
}

it('reports changes, and everything as changed after a lost connection', async () => {
  const changes = jest.fn()
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  const connections: boolean[] = []
  const events = { onChange: changes, onConnection: (isConnected: boolean) => void connections.push(isConnected) }
  await say('create table news ()')
  const listener = new ContentListener(database.url, events, log)
  await until(() => connections.at(-1) === true)
  expect(changes).toHaveBeenCalledTimes(1)

  await say(`notify content_changed, 'news'`)
  await until(() => changes.mock.calls.length === 2)
  await say('notify something_else')

  await say(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'city-portal-content'`)
  await until(() => connections.includes(false))
  await until(() => connections.at(-1) === true)
  expect(changes).toHaveBeenCalledTimes(3)
  expect(warn.mock.calls.map((call) => call.at(-1))).toEqual([
    'Нет связи с базой: ждём её',
    'Связь с базой восстановлена',
  ])
  warn.mockRestore()

  await say('notify content_changed')
  await say(`create table newer (); notify content_changed, 'newer'`)
  await until(() => changes.mock.calls.length === 5)
  expect(changes.mock.calls).toEqual([['all'], [new Set(['news'])], ['all'], ['all'], ['all']])
  await listener.stop()
})

it('reaches every instance on one database', async () => {
  const heard = [jest.fn(), jest.fn()]
  const listeners = heard.map(
    (onChange) => new ContentListener(database.url, { onChange, onConnection: () => undefined }, log),
  )
  await until(() => heard.every((each) => each.mock.calls.length === 1))
  await say('notify content_changed')
  await until(() => heard.every((each) => each.mock.calls.length === 2))
  await Promise.all(listeners.map((listener) => listener.stop()))
})

it('makes one instance the first, and the next one when that stops', async () => {
  const onFirst = jest.fn()
  const events = { onChange: () => undefined, onConnection: () => undefined, onFirst }
  const listeners = [1, 2].map(() => new ContentListener(database.url, events, log))
  await until(() => listeners.some(({ isFirst }) => isFirst))
  const [first, ...others] = listeners.sort((one, other) => Number(other.isFirst) - Number(one.isFirst))
  expect(others.map(({ isFirst }) => isFirst)).toEqual([false])
  await first?.stop()
  await until(() => others.every(({ isFirst }) => isFirst))
  expect(onFirst).toHaveBeenCalledTimes(2)
  await Promise.all(others.map((each) => each.stop()))
})
