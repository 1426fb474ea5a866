import type { Payload } from 'payload'
import type { Client } from 'pg'
import { applySchema, inClientTransaction } from '@/lib/platform/database/apply-schema'
import { migrations } from '@/lib/office/migrations'
import { isNewerSchema, recordReleases } from '@/lib/office/newer-schema'

/**
 * Runs migrations, then updates functions, views and triggers, and attaches triggers to new tables. The client holds
 * the lock. Throws if the schema is too new or too old for this release.
 */
export async function migrate(payload: Payload, client: Client): Promise<void> {
  const known = migrations.map(({ name }) => name)
  if (await isNewerSchema(client, known)) return
  await payload.db.migrate()
  await inClientTransaction(client, async () => {
    await recordReleases(client)
    const changed = await applySchema(client)
    await client.query('SELECT extend_audit_chain()')
    await client.query('SELECT attach_content_triggers(), attach_gone_triggers(), attach_search_triggers()')
    await client.query('SELECT renew_search() WHERE decides_search_entries($1)', [changed])
  })
}
