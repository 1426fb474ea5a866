import type { Payload } from 'payload'
import type { Client } from 'pg'
import { domains } from '@/lib/domains'
import { migrate } from '@/lib/office/migrate'
import { endSessionsBeforeRequirement } from '@/lib/office/staff/second-factor/policy'
import { isDemoCity } from '@/lib/content/seed/seed-mark'
import { fillSearchPages } from '@/lib/office/search-pages'
import { fillCityAddresses } from '@/lib/platform/map/city-addresses'

/** Migrates, then makes the rows that every portal has. Returns what `makeStaff` returns. */
export async function prepareSchema<T>(
  payload: Payload,
  client: Client,
  makeStaff: (payload: Payload, client: Client) => Promise<T>,
): Promise<T> {
  await migrate(payload, client)
  const staff = await makeStaff(payload, client)
  for (const { ensureRows } of domains) await ensureRows?.(payload)
  await fillCityAddresses(client, { isDemo: await isDemoCity(client) })
  await fillSearchPages(client)
  await endSessionsBeforeRequirement()
  return staff
}
