import type { Payload } from 'payload'
import type { Client } from 'pg'
import { refuseNewerSchema } from '@/lib/office/refuse-newer-schema'
import { applySchema } from '@/lib/platform/database/apply-schema'
import { inClientTransaction } from '@/lib/platform/database/client-transaction'

/** These objects decide how a thing enters the search. */
const ENTRY_MAKERS =
  /(view search_source|function (add_search_entries|search_root|plain_rich_text|phones_of|situations_of)\(.*)$/

/**
 * Brings the schema to this version of the portal: migrations, then functions, views and triggers as they stand in the tree. New
 * tables get their notices of change, their tombstones and their place in the search. The client holds the lock.
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
