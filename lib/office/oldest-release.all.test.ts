import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { readFirstMigration } from '@/lib/office/first-migration'
import { migrationReleases } from '@/lib/office/migration-releases'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { runNode, script } from '@/lib/platform/process/child'
import { loadSecrets } from '@/lib/platform/process/secrets'

jest.setTimeout(180_000)

let folder: string
let database: Database
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-oldest-'))
  const secrets = await loadSecrets(folder, {})
  database = await openDatabase({ dataDir: folder }, secrets, log)
  client = new Client(database.url)
  await client.connect()
  await client.query(await readFirstMigration())
  await client.query(await readFile('lib/office/oldest-release.sql', 'utf8'))
  const env = {
    ...secrets,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'off',
    API_URL: '',
  }
  await runNode(script('lib/office/migrate-and-seed.ts'), 'not prepared', { env })
})

afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

async function read(query: string): Promise<object[]> {
  return (await client.query(query)).rows as object[]
}

describe('a database of the oldest schema', () => {
  it('gets every migration since, each once, with the releases that run beside it', async () => {
    const names = Object.keys(migrationReleases)
    expect(await read('SELECT name FROM payload_migrations ORDER BY id')).toEqual(names.map((name) => ({ name })))
    expect(await read('SELECT name FROM portal_migrations ORDER BY name')).toEqual(names.map((name) => ({ name })))
  })

  it('keeps the staff and makes no second administrator', async () => {
    expect(await read('SELECT name, email FROM staff')).toEqual([
      { name: 'Анна Петрова', email: 'anna@samursk.example' },
    ])
  })

  it('has whole letters in texts', async () => {
    expect(await read('SELECT title, slug FROM news')).toEqual([{ title: 'Новый парк у реки', slug: 'novyy-park' }])
  })

  it('finds the news in search', async () => {
    expect(await read("SELECT count(*)::int AS found FROM search_entries WHERE source = 'news'")).toEqual([
      { found: 1 },
    ])
  })

  it('keeps what the office wrote about the reception of the mayor', async () => {
    expect(await read('SELECT reception_note FROM mayor')).toEqual([
      { reception_note: 'По пятницам с 10 до 12. кабинет 5' },
    ])
  })

  it('gives claims of a guest to the account with the confirmed address', async () => {
    expect(
      await read('SELECT c.text, r.name FROM claims c LEFT JOIN residents r ON r.id = c.resident_id ORDER BY c.id'),
    ).toEqual([
      { text: 'Не горит фонарь', name: 'Павел' },
      { text: 'Яма на дороге', name: null },
    ])
  })
})
