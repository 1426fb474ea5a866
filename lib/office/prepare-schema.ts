import type { Payload } from 'payload'
import type { Client } from 'pg'
import { domains } from '@/lib/domains'
import { endSessionsBeforeRequirement } from '@/lib/office/staff/second-factor/require-second-factor'
import { isDemoCity } from '@/lib/content/seed/seed-mark'
import { fillSearchPages } from '@/lib/office/search-pages'
import { fillCityAddresses } from '@/lib/platform/map/city-addresses'
import { applySchema, inClientTransaction } from '@/lib/platform/database/apply-schema'
import { migrations } from '@/lib/office/migrations'
import { isNewerSchema, recordReleases } from '@/lib/office/newer-schema'

/** Migrates, then makes the rows that every portal has. Returns what `makeStaff` returns. */
export async function prepareSchema<T>(
  payload: Payload,
  client: Client,
  makeStaff: (payload: Payload, client: Client) => Promise<T>,
  isDemo?: boolean,
): Promise<T> {
  await migrate(payload, client)
  const staff = await makeStaff(payload, client)
  for (const { ensureRows } of domains) await ensureRows?.(payload)
  await fillCityAddresses(client, { isDemo: isDemo ?? (await isDemoCity(client)) })
  await fillSearchPages(client)
  await endSessionsBeforeRequirement()
  return staff
}

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
