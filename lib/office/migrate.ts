import type { Payload } from 'payload'
import type { Client } from 'pg'
import { applySchema, inClientTransaction } from '@/lib/platform/database/apply-schema'
import { migrations } from '@/lib/office/migrations'

/**
 * Runs migrations, then updates functions, views and triggers, and attaches triggers to new tables. The client holds
 * the lock.
 */
export async function migrate(payload: Payload, client: Client): Promise<void> {
  await refuseNewerSchema(client)
  await payload.db.migrate()
  await inClientTransaction(client, async () => {
    const changed = await applySchema(client)
    await client.query('SELECT begin_audit_chain()')
    await client.query('SELECT attach_content_triggers(), attach_gone_triggers(), attach_search_triggers()')
    await client.query('SELECT renew_search() WHERE decides_search_entries($1)', [changed])
  })
}

/** Throws if a newer release migrated the database, or one before 0.3.0: this code would break its schema. */
async function refuseNewerSchema(client: Client): Promise<void> {
  const known = migrations.map(({ name }) => name)
  const first = known[0] ?? ''
  const applied = await readApplied(client)
  if (applied.length > 0 && !applied.includes(first)) {
    throw new Error('эту базу сделал выпуск до 0.3.0: портал обновляет базы, начиная с выпуска 0.3.0')
  }
  // rows of migrations before the first one are history
  const unknown = applied.filter((name) => name > first && !known.includes(name))
  if (unknown.length === 0) return
  throw new Error(
    'схема базы новее этого выпуска портала. Запустите тот выпуск, который обновил базу, или восстановите копию, сделанную до обновления. ' +
      `Этот выпуск не знает изменений: ${unknown.sort().join(', ')}`,
  )
}

async function readApplied(client: Client): Promise<string[]> {
  const table = await client.query<{ found: string | null }>("SELECT to_regclass('payload_migrations') AS found")
  if (!table.rows[0]?.found) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  return rows.map(({ name }) => name)
}
