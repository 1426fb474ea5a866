import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { openDatabase, runningDatabase, type Database } from '@/lib/platform/postgres/database'
import { loadSecrets, type Secrets } from '@/lib/platform/process/secrets'

jest.setTimeout(90_000)

let folder: string
let secrets: Secrets

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-database-'))
  secrets = await loadSecrets(folder, {})
})

afterAll(() => rm(folder, { recursive: true }))

const open = () => openDatabase({ dataDir: folder }, secrets, log)
const pidFile = () => join(folder, 'postgres', 'data', 'postmaster.pid')
const postmaster = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Another process that opens the same database and says so. */
async function startHolder(): Promise<ChildProcess> {
  const code = `import('./lib/platform/process/secrets.ts').then(async ({ loadSecrets }) => {
    const { openDatabase } = await import('./lib/platform/postgres/database.ts')
    const { log } = await import('./lib/config/log.ts')
    const dir = ${JSON.stringify(folder)}
    await openDatabase({ dataDir: dir }, await loadSecrets(dir, {}), log)
    console.log('open'); setInterval(() => {}, 1000) })`
  const env = { ...process.env, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'], env })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

it('makes a database that knows Russian, and keeps what was written', async () => {
  await withDatabase(async ({ url }) => {
    await query(url, 'create extension if not exists pg_trgm')
    await query(url, `create table kept as select 'ёлка' as word union all select 'жук'`)
    expect(await query(url, 'select word, upper(word) as big from kept order by word')).toEqual([
      { word: 'ёлка', big: 'ЁЛКА' },
      { word: 'жук', big: 'ЖУК' },
    ])
    expect(await query(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  })
  await withDatabase(async ({ url }) => {
    expect(await query(url, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }])
  })
})

const isRoot = process.getuid?.() === 0

it.each([0o700, 0o750, 0o755])(
  'closes the folder (%o) to strangers, and finds its rows at the next start',
  async (mode) => {
    await chmod(folder, mode)
    await withDatabase(async ({ url }) => {
      expect(await query(url, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }])
    })
    // PostgreSQL, which refuses root, passes through as another user
    expect((await stat(folder)).mode & 0o777).toBe(isRoot ? 0o711 : 0o750)
    await expect(stat(join(folder, 'postgres.location'))).rejects.toThrow('ENOENT')
  },
)

// only root runs PostgreSQL as another user, who may be shut out
;(isRoot ? it : it.skip)(
  'refuses to begin an empty city elsewhere when its data cannot be reached (skipped for other users than root)',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'portal-closed-'))
    const moved = join(parent, 'data')
    await rename(folder, moved)
    try {
      const refused = openDatabase({ dataDir: moved }, secrets, log)
      await expect(refused).rejects.toThrow(`База лежит в ${moved}/postgres`)
      await expect(stat(join(moved, 'postgres.location'))).rejects.toThrow('ENOENT')
    } finally {
      await rename(moved, folder)
      await rm(parent, { recursive: true })
    }
  },
)

it('stops PostgreSQL when closed', async () => {
  const pid = await withDatabase(() => postmaster())
  expect(isAlive(pid)).toBe(false)
  await expect(readFile(pidFile())).rejects.toThrow('ENOENT')
})

it('refuses a second start over the same folder, and lets a tool join the first', async () => {
  expect(await runningDatabase(folder, secrets)).toBeNull()
  await withDatabase(async ({ url }) => {
    await expect(open()).rejects.toThrow(`Портал уже запущен над папкой ${folder} (процесс ${process.pid})`)
    expect(await runningDatabase(folder, secrets)).toBe(url)
  })
})

it('lets nobody in without the password', async () => {
  await withDatabase(async ({ url }) => {
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  })
})

it('comes back by itself after PostgreSQL is killed, at the same address, with everything acknowledged', async () => {
  await withDatabase(async ({ url }) => {
    await query(url, `insert into kept values ('до сбоя')`)
    process.kill(await postmaster(), 'SIGKILL')
    let rows: Record<string, unknown>[] = []
    for (let tries = 0; rows.length === 0 && tries < 1_000; tries += 1) {
      await sleep(50)
      rows = await query(url, `select word from kept where word = 'до сбоя'`).catch(() => [])
    }
    expect(rows).toEqual([{ word: 'до сбоя' }])
  })
})

it('starts over after the server itself is killed and its PostgreSQL lives on', async () => {
  const holder = await startHolder()
  const orphan = await postmaster()
  await query((await runningDatabase(folder, secrets)) ?? '', `insert into kept values ('при другом')`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(isAlive(orphan)).toBe(true)
  await withDatabase(async ({ url }) => {
    expect(await postmaster()).not.toBe(orphan)
    expect(await query(url, `select word from kept where word = 'при другом'`)).toHaveLength(1)
  })
})

it('is not stopped by the number of a process that is somebody else now', async () => {
  await writeFile(pidFile(), `${process.pid}\n${join(folder, 'postgres', 'data')}\n1\n5432\n\n\n\n`)
  await withDatabase(async ({ url }) => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]))
})

it('uses the server of DATABASE_URL and starts nothing', async () => {
  const url = 'postgres://u:p@db.example/portal'
  const database = await openDatabase({ dataDir: folder, databaseUrl: url }, secrets, log)
  expect(database.url).toBe(url)
  await database.close()
})
