import type { Client } from 'pg'
import { env } from '@/lib/config/env'

const CONTENT = ['news', 'documents', 'services', 'service_centers', 'service_reports', 'faq', 'useful_links']

/** Returns whether the database has no page; pictures and files do not count. */
export async function isEmptyOfContent(client: Client): Promise<boolean> {
  const found = CONTENT.map((table) => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ')
  const { rows } = await client.query<{ found: boolean }>(`SELECT ${found} AS found`)
  return rows[0]?.found === false
}

/** Returns whether the city is the invented one, or will be when this start has filled it. */
export async function isDemoCity(client: Client): Promise<boolean> {
  return (await isDemoCityFinished(client)) || (env.DEMO === 'on' && (await isEmptyOfContent(client)))
}

/** Returns whether the demo city was once finished here; it is never filled again, even if emptied. */
export async function isDemoCityFinished(client: Client): Promise<boolean> {
  const table = await client.query<{ found: string | null }>(`SELECT to_regclass('_demo_seed') AS found`)
  if (!table.rows[0]?.found) return false
  return Boolean((await client.query('SELECT 1 FROM _demo_seed')).rowCount)
}

export async function markDemoCityFinished(client: Client): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS _demo_seed (finished_at timestamptz NOT NULL)')
  await client.query('INSERT INTO _demo_seed VALUES (now())')
}
