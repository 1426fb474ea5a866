import type { Client } from 'pg'
import type { Words } from '@/lib/tools/bench/rows/word-lists'

/** Creates a temporary table numbered from 0, for `pick`. */
export async function makeWordTable(client: Client, name: string, list: readonly Words[]): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE ${name} AS SELECT (position - 1)::int AS n, text, json, slug
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS list(text, json, slug, position)`,
    [list.map(({ text }) => text), list.map(({ json }) => json), list.map(({ slug }) => slug)],
  )
  await finishTable(client, name)
}

/** The same for existing rows; the query names one column, `id`. */
export async function makeIdTable(client: Client, name: string, query: string): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE ${name} AS SELECT (row_number() OVER (ORDER BY id) - 1)::int AS n, id FROM (${query}) found`,
  )
  await finishTable(client, name)
}

/** Joins the list row for number `i`, always the same. */
export function pick(table: string, alias: string, salt: number): string {
  return `${alias}.n = (hashint8extended(i, ${salt}) & 1073741823) % greatest((SELECT count(*) FROM ${table}), 1)`
}

async function finishTable(client: Client, name: string): Promise<void> {
  await client.query(`ALTER TABLE ${name} ADD PRIMARY KEY (n)`)
  await client.query(`ANALYZE ${name}`)
}
