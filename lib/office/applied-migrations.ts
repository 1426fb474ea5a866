import type { Client } from 'pg'

/** Reads the names of the migrations that this database has been through; an empty one has been through none. */
export async function readApplied(client: Client): Promise<Set<string>> {
  const table = await client.query<{ found: string | null }>("SELECT to_regclass('payload_migrations') AS found")
  if (!table.rows[0]?.found) return new Set()
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  return new Set(rows.map(({ name }) => name))
}
