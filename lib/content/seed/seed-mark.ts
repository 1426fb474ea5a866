import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { parse } from 'yaml'
import { env } from '@/lib/config/env'
import { DEMO_FOLDER } from '@/lib/content/demo-city'

const CONTENT = ['news', 'documents', 'services', 'service_centers', 'service_reports', 'faq', 'useful_links']

/** Returns whether the database has no page; pictures and files do not count. */
export async function isEmptyOfContent(client: Client): Promise<boolean> {
  const found = CONTENT.map((table) => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ')
  const { rows } = await client.query<{ found: boolean }>(`SELECT ${found} AS found`)
  return rows[0]?.found === false
}

/** Returns whether the city is the invented one, by its name, or will be when this start has filled it. */
export async function isDemoCity(client: Client): Promise<boolean> {
  if (!(await isCityFilled(client))) return env.DEMO === 'on' && isEmptyOfContent(client)
  const { rows } = await client.query<{ city: string }>('SELECT city FROM settings')
  const settings = await readFile(join(DEMO_FOLDER, 'settings.yaml'), 'utf8')
  return rows[0]?.city === (parse(settings) as { city: string }).city
}

/** Returns whether a city was once filled here, from a folder or the invented one: never again, even if emptied. */
export async function isCityFilled(client: Client): Promise<boolean> {
  const table = await client.query<{ found: string | null }>(`SELECT to_regclass('_demo_seed') AS found`)
  if (!table.rows[0]?.found) return false
  return Boolean((await client.query('SELECT 1 FROM _demo_seed')).rowCount)
}

export async function markCityFilled(client: Client): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS _demo_seed (finished_at timestamptz NOT NULL)')
  await client.query('INSERT INTO _demo_seed VALUES (now())')
}
