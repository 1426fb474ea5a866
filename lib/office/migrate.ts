import type { Payload } from 'payload'
import type { Client } from 'pg'
import { refuseNewerSchema } from '@/lib/office/refuse-newer-schema'
import { applySchema } from '@/lib/platform/database/apply-schema'

/** Objects that define search entries. */
const ENTRY_MAKERS =
  /(view search_source|function (add_search_entries|search_root|plain_rich_text|phones_of|situations_of)\(.*)$/

/**
 * Runs migrations, then updates functions, views and triggers, and attaches triggers to new tables. The client holds
 * the lock.
 */
export async function migrate(payload: Payload, client: Client): Promise<void> {
  await refuseNewerSchema(client)
  await payload.db.migrate()
  await inClientTransaction(client, async () => {
    const changed = await applySchema(client)
    await client.query('SELECT attach_content_triggers(), attach_gone_triggers(), attach_search_triggers()')
    if (changed.some((name) => ENTRY_MAKERS.test(name))) await client.query('SELECT renew_search()')
  })
}

/** Runs the work in a transaction of a plain client; `ROLLBACK` as its end only looks at what the work would have made. */
export async function inClientTransaction<T>(
  client: Client,
  work: () => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
