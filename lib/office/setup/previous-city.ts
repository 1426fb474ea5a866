import type { Client } from 'pg'
import { emptyDatabase, markRestored, PREVIOUS_CITY } from '@/lib/platform/backups/empty-database'
import { inClientTransaction } from '@/lib/platform/database/apply-schema'

/**
 * Leaves an empty database. Files of both cities have names of their own: those of the one that goes are deleted later, as
 * files without a row. The client holds the database lock.
 */
export async function setPreviousCityAside(client: Client): Promise<void> {
  await inClientTransaction(client, async () => {
    await client.query(`CREATE SCHEMA ${PREVIOUS_CITY}`)
    await moveObjects(client, 'public', PREVIOUS_CITY)
  })
}

/** Undoes it, also after a crash; does nothing if no city was set aside. */
export async function restorePreviousCity(client: Client): Promise<void> {
  if (!(await hasPreviousCity(client))) return
  await inClientTransaction(client, async () => {
    await emptyDatabase(client)
    await markRestored(client)
    await moveObjects(client, PREVIOUS_CITY, 'public')
    await client.query(`DROP SCHEMA ${PREVIOUS_CITY}`)
  })
}

export async function dropPreviousCity(client: Client): Promise<void> {
  await client.query(`DROP SCHEMA ${PREVIOUS_CITY} CASCADE`)
}

/** The staff keep their accounts: the password on the operator's screen stays the right one. */
export async function copyStaff(client: Client): Promise<void> {
  for (const table of ['staff', 'staff_roles', 'staff_sections']) {
    // through JSON, because the two schemas have types of their own
    await client.query(
      `INSERT INTO public.${table} SELECT added.* FROM ${PREVIOUS_CITY}.${table} kept, ` +
        `jsonb_populate_record(NULL::public.${table}, to_jsonb(kept)) added`,
    )
    await client.query(`SELECT setval(pg_get_serial_sequence('public.${table}', 'id'), max(id)) FROM public.${table}`)
  }
}

async function hasPreviousCity(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [PREVIOUS_CITY])
  return rowCount === 1
}

/**
 * Extensions stay: only a superuser may move them. Routines go first, while the types of their arguments still have the
 * names they are listed with; indexes, triggers, keys and sequences of a table go with it.
 */
async function moveObjects(client: Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH own AS (
       SELECT 'pg_proc'::regclass AS class, oid, 'ROUTINE' AS kind, oid::regprocedure::text AS name, 1 AS turn
         FROM pg_proc WHERE pronamespace = to_regnamespace($1)
       UNION ALL
       SELECT 'pg_class'::regclass, oid, CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
           WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass::text, 2
         FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p', 'v', 'm', 'S')
       UNION ALL
       SELECT 'pg_type'::regclass, oid, 'TYPE', oid::regtype::text, 3
         FROM pg_type WHERE typnamespace = to_regnamespace($1) AND typtype IN ('e', 'd'))
     SELECT format('ALTER %s %s SET SCHEMA %I', kind, name, $2::text) AS statement FROM own
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = own.class AND d.objid = own.oid 
       AND (d.deptype = 'e' OR own.kind = 'SEQUENCE' AND d.deptype IN ('a', 'i')))
     ORDER BY turn`,
    [from, to],
  )
  for (const { statement } of rows) await client.query(statement)
}
