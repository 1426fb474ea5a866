import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { exportChain } from '@/lib/platform/audit/export-chain'
import { verifyChain, verifyExport } from '@/lib/platform/audit/verify-chain'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { runNode, script } from '@/lib/platform/process/child'
import { loadSecrets } from '@/lib/platform/process/secrets'

jest.setTimeout(300_000)

let folder: string
let database: Database
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-audit-'))
  const secrets = await loadSecrets(folder, {})
  database = await openDatabase({ dataDir: folder }, secrets, log)
  const env = { ...secrets, NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'off' }
  await runNode(script('lib/office/migrate-and-seed.ts'), 'not prepared', { env })
  client = new Client(database.url)
  await client.connect()
  await write(client, 'Первая')
  await extend()
  await Promise.all([writeAtOnce(), extend(), extend()])
  await extend()
})

afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

/** Extends the chain as the portal's job does. */
async function extend(): Promise<void> {
  const own = new Client(database.url)
  await own.connect()
  await own.query('SELECT extend_audit_chain()')
  await own.end()
}

async function write(by: Client, action: string): Promise<void> {
  await by.query("INSERT INTO audit_log (kind, who, action, result) VALUES ('staff', 'Ёлкина, «О»', $1, 'выполнено')", [
    action,
  ])
}

/** Eight connections at once, each with transactions of two entries, one of three rolled back. */
async function writeAtOnce(): Promise<void> {
  const clients = Array.from({ length: 8 }, () => new Client(database.url))
  await Promise.all(
    clients.map(async (one) => {
      await one.connect()
      for (let turn = 0; turn < 6; turn += 1) {
        await one.query('BEGIN')
        await write(one, `Раз ${turn}`)
        await write(one, `Два ${turn}`)
        await one.query(turn % 3 === 2 ? 'ROLLBACK' : 'COMMIT')
      }
      await one.end()
    }),
  )
}

async function afterChange(change: string) {
  await client.query('BEGIN')
  try {
    await client.query(
      `ALTER TABLE audit_log DISABLE TRIGGER USER; ALTER TABLE private_audit_chain DISABLE TRIGGER USER`,
    )
    await client.query(change)
    return await verifyChain(client)
  } finally {
    await client.query('ROLLBACK')
  }
}

test('entries written at once by many make one whole chain', async () => {
  expect(await verifyChain(client)).toMatchObject({ isWhole: true, entries: 1 + 8 * 4 * 2 })
})

test.each([
  ['changed', "UPDATE audit_log SET who = 'Другой' WHERE id = 1", 'запись № 1: запись изменена'],
  ['moved in time', "UPDATE audit_log SET created_at = created_at - interval '1 day' WHERE id = 1", 'запись изменена'],
  ['removed', 'DELETE FROM audit_log WHERE id = 1', 'запись № 1: запись удалена'],
  [
    'removed with its hash',
    'DELETE FROM audit_log WHERE id = 1; DELETE FROM private_audit_chain WHERE position = 1',
    'звена',
  ],
  [
    'added among those that have their hashes',
    "INSERT INTO audit_log (id, kind, action, result) VALUES (-1, 'staff', 'x', 'x')",
    'в обход журнала',
  ],
])('an entry that was %s is named', async (_, change, reason) => {
  expect(await afterChange(change)).toEqual({ isWhole: false, reason: expect.stringContaining(reason) })
})

test('the hashes themselves cannot be changed', async () => {
  await expect(client.query("UPDATE private_audit_chain SET hash = ''")).rejects.toThrow('never changed')
})

test('an exported log is verified without the database’s functions, and against it', async () => {
  const file = join(folder, 'audit.jsonl')
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM audit_log')
  expect(await exportChain(file, client)).toBe(rows[0]?.count)
  expect(await verifyExport(file, client)).toMatchObject({ isWhole: true, entries: rows[0]?.count })
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('«О»', '«А»'))
  expect(await verifyExport(file, client)).toEqual({ isWhole: false, reason: 'строка 1 файла изменена' })
  await expect(exportChain(file, client)).rejects.toThrow('EEXIST')
})
