import type { Client } from 'pg'
import { listTables } from '@/lib/platform/backups/database-tables'

/** Present while a restore is under way: what a killed one left may be thrown away. */
const UNFINISHED = 'portal_restoring'

/** Schema of the city that is being replaced. While it exists, the new one is not finished. */
export const PREVIOUS_CITY = 'before_setup'

export async function hasTables(client: Client): Promise<boolean> {
  return (await listTables(client)).length > 0
}

/** True during a restore, and after a killed one. */
export async function isRestoring(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [UNFINISHED])
  return Boolean(rows[0]?.found)
}

/**
 * Drops all objects of the public schema except those of extensions, and marks the database as being restored. Tables
 * first: they take their sequences along.
 */
export async function emptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH own AS (
       SELECT 'pg_class'::regclass AS class, oid, CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
           WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, oid::regclass::text AS name,
           CASE relkind WHEN 'S' THEN 2 ELSE 1 END AS turn
         FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
       UNION ALL
       SELECT 'pg_proc'::regclass, oid, 'ROUTINE', oid::regprocedure::text, 3
         FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL
       SELECT 'pg_type'::regclass, oid, 'TYPE', oid::regtype::text, 4
         FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd'))
     SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS statement FROM own
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = own.class AND d.objid = own.oid AND d.deptype = 'e')
     ORDER BY turn`,
  )
  for (const { statement } of rows) await client.query(statement)
  await client.query(`CREATE TABLE ${UNFINISHED} (id boolean)`)
}

export async function markRestored(client: Client): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${UNFINISHED}`)
}
