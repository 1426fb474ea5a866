import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { log } from '@/lib/config/log'
import { migrationReleases } from '@/lib/office/migration-releases'

/** Tells an older release whether it may run on this schema. */
const RELEASES_TABLE = 'portal_migrations'

/** Writes down for older releases which of them may run on the schema after each migration. */
export async function recordReleases(client: Client): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${RELEASES_TABLE} (name text PRIMARY KEY, runs_beside text NOT NULL)`)
  for (const [name, { oldestCompatibleRelease }] of Object.entries(migrationReleases)) {
    await client.query(
      `INSERT INTO ${RELEASES_TABLE} VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET runs_beside = excluded.runs_beside
         WHERE ${RELEASES_TABLE}.runs_beside <> excluded.runs_beside`,
      [name, oldestCompatibleRelease],
    )
  }
}

/**
 * Returns whether a newer release migrated the database in a way that this one can run on: then its functions stay.
 * Throws if this code would break the schema.
 */
export async function isNewerSchema(client: Client, known: readonly string[]): Promise<boolean> {
  const first = known[0] ?? ''
  const applied = await readNames(client, 'payload_migrations')
  if (applied.length > 0 && !applied.includes(first)) {
    throw new Error('эту базу сделал выпуск до 0.3.0: портал обновляет базы, начиная с выпуска 0.3.0')
  }
  // rows of migrations before the first one are history
  const unknown = applied.filter((name) => name > first && !known.includes(name)).sort()
  if (unknown.length === 0) return false
  const oldest = await oldestRelease(client, unknown)
  if (oldest && compareVersions(oldest, readVersion()) <= 0) {
    log.warn({ migrations: unknown }, 'Базу обновил более новый выпуск; этот может работать с ней, схему он не меняет')
    return true
  }
  throw new Error(
    'схема базы новее этого выпуска портала' +
      (oldest ? `, с ней работает выпуск ${oldest} и новее. ` : '. ') +
      'Запустите тот выпуск, который обновил базу, или восстановите копию, сделанную до обновления. ' +
      `Этот выпуск не знает изменений: ${unknown.join(', ')}`,
  )
}

/** Returns the oldest release that runs beside all these migrations; null if one of them does not say. */
async function oldestRelease(client: Client, names: readonly string[]): Promise<string | null> {
  const said = await readNames(client, RELEASES_TABLE)
  if (names.some((name) => !said.includes(name))) return null
  const { rows } = await client.query<{ runs_beside: string }>(
    `SELECT runs_beside FROM ${RELEASES_TABLE} WHERE name = ANY($1)`,
    [names],
  )
  return (
    rows
      .map((row) => row.runs_beside)
      .sort(compareVersions)
      .at(-1) ?? null
  )
}

async function readNames(client: Client, tableName: string): Promise<string[]> {
  const table = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [tableName])
  if (!table.rows[0]?.found) return []
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${tableName}`)
  return rows.map(({ name }) => name)
}

export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function readVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}
