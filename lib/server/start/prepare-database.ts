import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { DEMO_PLAN } from '@/lib/platform/map/city-addresses'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { hashSchema, readSchemaObjects } from '@/lib/platform/database/schema-objects'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import { env } from '@/lib/config/env'
import { runNode, script } from '@/lib/platform/process/child'
import { StartError } from '@/lib/platform/process/start-error'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'

const MARK_TABLE = 'portal_prepared'

/**
 * Uses a child process to release its memory; all of it works past a pooler. Skips a database marked with this schema,
 * city plan and rule of the second factor.
 */
export async function prepareDatabase(databaseUrl: string, demo: typeof env.DEMO = env.DEMO): Promise<void> {
  const version = await preparedVersion(demo)
  if ((await readMark(databaseUrl)) === version) return
  await runNode(script('lib/office/migrate-and-seed.ts'), 'Не удалось подготовить базу данных', {
    env: { DEMO: demo, DATABASE_URL: databaseUrl },
  })
  await writeMark(databaseUrl, version)
}

async function preparedVersion(demo: string): Promise<string> {
  const names = await readdir('lib/office/migrations').catch(() => [])
  const migrations = names.filter((name) => name.endsWith('.ts') && name !== 'index.ts').sort()
  const schema = hashSchema(await readSchemaObjects())
  return `${migrations.join(' ')} schema=${schema} demo=${demo} plan=${await planVersion()} factor=${env.STAFF_SECOND_FACTOR}`
}

async function planVersion(): Promise<string> {
  const plan = await readFile(env.CITY_MAP ?? DEMO_PLAN).catch(() => '')
  return createHash('sha256').update(plan).digest('hex').slice(0, 12)
}

async function readMark(databaseUrl: string): Promise<string | null> {
  return withClient(databaseUrl, async (client) => {
    const table = await client.query('select to_regclass($1) as found', [MARK_TABLE])
    if (!table.rows[0].found) return null
    const mark = await client.query(`select version from ${MARK_TABLE}`)
    return mark.rows[0]?.version ?? null
  })
}

async function writeMark(databaseUrl: string, version: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`create table if not exists ${MARK_TABLE} (id boolean primary key, version text not null)`)
    await client.query(
      `insert into ${MARK_TABLE} values (true, $1) on conflict (id) do update set version = excluded.version`,
      [version],
    )
  })
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new TimeoutClient({ connectionString })
  try {
    return await withTimeout('office', async () => {
      await client.connect()
      return work(client)
    })
  } catch (error) {
    if (!findDatabaseFailure(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Портал не запущен, база данных недоступна: ${reason}`)
  } finally {
    await client.end()
  }
}
