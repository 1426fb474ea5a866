import type { Client } from 'pg'
import { readApplied } from '@/lib/office/applied-migrations'
import { EARLIER_MIGRATIONS } from '@/lib/office/earlier-migrations'
import { FIRST_MIGRATION, readFirstMigration } from '@/lib/office/first-migration'
import { rememberObjects } from '@/lib/platform/database/apply-schema'
import { inClientTransaction } from '@/lib/platform/database/client-transaction'
import { readCatalogue } from '@/lib/platform/database/catalogue'

/** This release is the last that brings a database through all earlier migrations. */
const LAST_EARLIER_RELEASE = '0.2.0'
/** That release made these, and no file schema.sql states them any more. */
const LEFT_BEHIND = ['function attach_search_triggers(name text)']
/** The schema of this name exists only while the two databases are compared. */
const MODEL = 'adopted'
/** A refusal names so many differences; one of them usually says what has happened. */
const NAMED_DIFFERENCES = 5

/**
 * Takes over a database that all earlier migrations made, as if the first one of today had made it: the two are
 * compared, and the first is written down as done. The rows of the earlier ones stay as history.
 */
export async function adoptDatabase(client: Client): Promise<void> {
  const applied = await readApplied(client)
  const missing = EARLIER_MIGRATIONS.filter((name) => !applied.has(name))
  if (applied.has(FIRST_MIGRATION) || missing.length === EARLIER_MIGRATIONS.length) return
  if (missing.length) throw new Error(partialRefusal(missing))
  const lacking = await findLacking(client)
  if (lacking.length) throw new Error(differenceRefusal(lacking))
  await inClientTransaction(client, () => adopt(client))
}

/** Finds what the first migration makes and the database lacks, tables first. What the operator added does no harm. */
async function findLacking(client: Client): Promise<string[]> {
  const read = async () => {
    await client.query(`CREATE SCHEMA ${MODEL}; SET LOCAL search_path = ${MODEL}, public`)
    await client.query(await readFirstMigration())
    return { wanted: await readCatalogue(client, MODEL), actual: await readCatalogue(client, 'public') }
  }
  const { wanted, actual } = await inClientTransaction(client, read, 'ROLLBACK')
  return [...wanted]
    .filter((line) => !actual.has(line))
    .sort()
    .reverse()
}

async function adopt(client: Client): Promise<void> {
  await rememberObjects(client, LEFT_BEHIND)
  await client.query(
    `INSERT INTO payload_migrations (name, batch, created_at, updated_at)
     SELECT $1, max(batch) + 1, max(created_at), now() FROM payload_migrations`,
    [FIRST_MIGRATION],
  )
}

function partialRefusal(missing: readonly string[]): string {
  return (
    `к этому выпуску ведёт только выпуск ${LAST_EARLIER_RELEASE}: установите сначала его, запустите один раз и обновляйте дальше. ` +
    `В базе нет изменений прежних выпусков: ${missing.join(', ')}`
  )
}

function differenceRefusal(lacking: readonly string[]): string {
  const rest = lacking.length - NAMED_DIFFERENCES
  return (
    `схема базы не та, что у выпуска ${LAST_EARLIER_RELEASE}: кто-то менял её помимо портала. Верните недостающее или восстановите копию. ` +
    `Не найдено: ${lacking.slice(0, NAMED_DIFFERENCES).join('; ')}${rest > 0 ? `; и ещё ${rest}` : ''}`
  )
}
