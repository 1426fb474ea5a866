import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeLiteral } from 'pg'
import { log } from '@/lib/config/log'
import { readFileLists } from '@/lib/platform/backups/backups-folder'
import { journalFile, recordErasure } from '@/lib/platform/backups/erasure-journal'
import { verifyBackup } from '@/lib/platform/backups/verify-backup'
import { Cluster } from '@/lib/platform/postgres/cluster'
import { findClusterHome } from '@/lib/platform/postgres/cluster-home'
import { ADMIN_ROLE, initialiseCluster } from '@/lib/platform/postgres/initialise'
import { loadSecrets } from '@/lib/platform/process/secrets'
import {
  command,
  listContents,
  environment,
  openBackedUpCity,
  refusal,
  withRestored,
  type BackedUpCity,
} from '@/e2e/platform/backed-up-city'

/** A city is filled, then restored several times. */
jest.setTimeout(900_000)

const DEBIAN_15 = '/usr/lib/postgresql/15'
const PASSPHRASE = 'пароль копии города'

let copied: BackedUpCity
let city: BackedUpCity['city']
let client: Client
let folder: string
let backup: string

beforeAll(async () => {
  copied = await openBackedUpCity()
  ;({ city, client, folder } = copied)
  backup = join(folder, 'backup.tar')
})

afterAll(() => copied.close())

const ofCity = () => ({ DATA_DIR: city.dataDir, BACKUP_PASSPHRASE: PASSPHRASE })

/** Saves two rows of one transaction after another, as an operation that changes two tables does. */
async function writePairs(signal: AbortSignal): Promise<number> {
  const client = new Client(city.database.url)
  await client.connect()
  let pairs = 0
  while (!signal.aborted) {
    pairs += 1
    await client.query('BEGIN')
    await client.query(`INSERT INTO gone_pages (collection, id) VALUES ('news', $1)`, [1_000_000 + pairs])
    await client.query("INSERT INTO _demo_seed VALUES ('2000-01-01')")
    await client.query('COMMIT')
  }
  await client.end()
  return pairs
}

interface Pairs {
  pages: number
  marks: number
}

const countPairs = `SELECT (SELECT count(*)::int FROM gone_pages WHERE id > 1000000) AS pages,
  (SELECT count(*)::int FROM _demo_seed WHERE finished_at = '2000-01-01') AS marks`

async function expectSameContents(one: string, other: string): Promise<void> {
  const first = await verifyBackup(one)
  const second = await verifyBackup(other)
  expect(listContents(second.manifest)).toEqual(listContents(first.manifest))
  const listed = async (file: string) =>
    (await readFileLists(file)).map(({ path, sha256 }) => `${sha256} ${path}`).sort()
  expect(await listed(other)).toEqual(await listed(one))
}

test('a backup killed half-way leaves no file with its name, and the next one succeeds', async () => {
  const child = spawn(process.execPath, ['start.mjs', 'backup', backup], {
    env: environment(ofCity()),
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (!existsSync(`${backup}.part`)) await sleep(5)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(backup)).toBe(false)
  expect(existsSync(`${backup}.part`)).toBe(true)
})

test('a backup made while people write holds both rows of a transaction or none', async () => {
  const writing = new AbortController()
  const written = writePairs(writing.signal)
  expect(await command(['backup', backup], ofCity())).toContain('Копия готова и проверена')
  writing.abort()
  expect(await written).toBeGreaterThan(0)
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect((await verifyBackup(backup)).manifest.files.missing).toEqual([])
})

test('a second backup does not overwrite the first', async () => {
  expect(await refusal(['backup', backup], ofCity())).toContain('уже есть')
})

describe('a restore into an empty folder', () => {
  let restored: string

  beforeAll(async () => {
    restored = join(folder, 'restored')
    await command(['restore', backup], { DATA_DIR: restored, BACKUP_PASSPHRASE: PASSPHRASE })
  })

  test('gives back every row and every file', async () => {
    const second = join(folder, 'second.tar')
    await command(['backup', second], { DATA_DIR: restored })
    await expectSameContents(backup, second)
    const [pairs] = await withRestored(restored, async (client) => (await client.query<Pairs>(countPairs)).rows)
    expect(pairs?.pages).toBeGreaterThan(0)
    expect(pairs?.marks).toBe(pairs?.pages)
  })

  test('makes all functions, triggers and foreign keys anew', async () => {
    const statement = `SELECT 'key ' || conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        AND contype IN ('f', 'u', 'c', 'p') AND conrelid::regclass::text <> 'portal_prepared'
      UNION ALL SELECT 'trigger ' || tgname || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'object ' || name || hash FROM private_schema_objects ORDER BY 1`
    const names = async (client: Client) =>
      (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name)
    expect(await withRestored(restored, names)).toEqual(await names(client))
  })

  test('brings the keys, and leaves the passwords of the database to the machine', async () => {
    const secrets = await loadSecrets(restored, {})
    expect(secrets.PAYLOAD_SECRET).toBe(city.secrets.PAYLOAD_SECRET)
    expect(secrets.DATABASE_PASSWORD).not.toBe(city.secrets.DATABASE_PASSWORD)
  })

  test('is refused where something is, unless told', async () => {
    expect(await refusal(['restore', backup, '--without-keys'], { DATA_DIR: restored })).toContain('База не пуста')
    const said = await command(['restore', backup, '--replace', '--without-keys'], { DATA_DIR: restored })
    expect(said).toContain('Прежние файлы портала отложены')
  })
})

test('a wrong passphrase stops a restore before it touches anything', async () => {
  const target = join(folder, 'untouched')
  const said = await refusal(['restore', backup], { DATA_DIR: target, BACKUP_PASSPHRASE: 'не тот пароль копии' })
  expect(said).toContain('Пароль копии не подходит')
  expect(existsSync(target)).toBe(false)
})

test('a backup with locked keys is not restored without its passphrase unless told, and nothing is touched', async () => {
  const target = join(folder, 'locked')
  const said = await refusal(['restore', backup], { DATA_DIR: target })
  expect(said).toContain('Ключи копии под паролем: задайте BACKUP_PASSPHRASE')
  expect(said).toContain('--without-keys')
  expect(existsSync(target)).toBe(false)
})

test('a backup of a newer release is refused before --replace removes anything', async () => {
  const newer = join(folder, 'newer.tar')
  const inMigrations = `payload_migrations WHERE name = '29990101_000000_later'`
  await client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('29990101_000000_later', 1)`)
  await command(['backup', newer], ofCity())
  await client.query(`DELETE FROM ${inMigrations}`)
  const target = join(folder, 'older-release')
  await command(['restore', backup, '--without-keys'], { DATA_DIR: target })
  const counted = (client: Client) => client.query('SELECT count(*) FROM news').then(({ rows }) => rows)
  const before = await withRestored(target, counted)
  expect(await refusal(['restore', newer, '--replace', '--without-keys'], { DATA_DIR: target })).toContain(
    'более новый выпуск портала',
  )
  expect(await withRestored(target, counted)).toEqual(before)
})

const addResident = `INSERT INTO residents (id, surname, name, email) VALUES ($1, 'Ухова', 'Мария', 'erased@samursk.example')`

test('a resident erased after the backup stays erased, and nobody else gets the number', async () => {
  const id = 4_711
  await client.query(addResident, [id])
  const before = join(folder, 'before-erasure.tar')
  await command(['backup', before], ofCity())
  const machines = ['first', 'second'].map((name) => join(folder, name))
  for (const machine of machines) await mkdir(machine)
  await recordErasure(machines[0] ?? '', id)
  await recordErasure(machines[1] ?? '', 4_712)
  const journals = machines.flatMap((machine) => ['--erased', journalFile(machine)])
  const target = join(folder, 'erased')
  await command(['restore', before, '--without-keys', ...journals], { DATA_DIR: target })
  await withRestored(target, async (client) => {
    expect((await client.query('SELECT 1 FROM residents WHERE id = $1', [id])).rowCount).toBe(0)
    const next = await client.query<{ id: string }>(`SELECT nextval('residents_id_seq') AS id`)
    expect(Number(next.rows[0]?.id)).toBeGreaterThan(id)
  })
  expect(await readFile(journalFile(target), 'utf8')).toMatch(/ 4711\n.* 4712\n/)
  await client.query('DELETE FROM residents WHERE id = $1', [id])
})

const debian = existsSync(`${DEBIAN_15}/bin/initdb`) ? test : test.skip

debian('[needs postgresql-15 of Debian] a backup goes from the embedded PostgreSQL 18 to 15 and back', async () => {
  const home = await mkdtemp(join(tmpdir(), 'portal-fifteen-'))
  const found = await findClusterHome(home, log)
  const fifteen = { ...found, binaries: { folder: DEBIAN_15, version: '15.0' } }
  const cluster = new Cluster(fifteen, await initialiseCluster(fifteen, 'admin', log), 'admin', log)
  await cluster.start()
  try {
    const settings = { DATA_DIR: join(folder, 'fifteen'), DATABASE_URL: await makeOrdinaryDatabase(cluster.port) }
    await command(['restore', backup, '--without-keys'], settings)
    const from15 = join(folder, 'from-15.tar')
    await command(['backup', from15], settings)
    expect((await verifyBackup(from15)).manifest.postgres).toMatch(/^15\./)
    await expectSameContents(backup, from15)
    const back = join(folder, 'back')
    await command(['restore', from15], { DATA_DIR: back })
    const from18 = join(folder, 'from-18.tar')
    await command(['backup', from18], { DATA_DIR: back })
    await expectSameContents(backup, from18)
  } finally {
    await cluster.stop()
    await rm(home, { recursive: true, force: true })
  }
})

/** The owner is no superuser, as on a managed server. */
async function makeOrdinaryDatabase(port: number): Promise<string> {
  const admin = new Client({ host: '127.0.0.1', port, user: ADMIN_ROLE, password: 'admin', database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE ROLE city LOGIN PASSWORD ${escapeLiteral('city')}`)
  await admin.query('CREATE DATABASE city OWNER city')
  await admin.end()
  return `postgres://city:city@127.0.0.1:${port}/city`
}
