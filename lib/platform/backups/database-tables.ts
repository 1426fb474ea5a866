import type { Client } from 'pg'
import type { CopiedSequence } from '@/lib/platform/backups/backup-format'

/** Written anew by the next start, which then prepares the restored database. */
const NOT_COPIED = ['portal_migrations', 'portal_prepared', 'portal_restoring']

/** Tables that no migration creates. */
export const tablesWithoutMigration: Readonly<Record<string, string>> = {
  private_schema_objects: 'name text PRIMARY KEY, hash text NOT NULL',
  _demo_seed: 'finished_at timestamptz NOT NULL',
  _demo_files: 'key text PRIMARY KEY, id integer NOT NULL',
}

/** One text form of values on every PostgreSQL, and rows in the order in which they are stored. */
export async function setTextForms(client: Client): Promise<void> {
  await client.query(`SET datestyle = 'ISO, YMD'; SET intervalstyle = postgres; SET timezone = 'UTC';
    SET bytea_output = hex; SET extra_float_digits = 3; SET client_encoding = 'UTF8'; SET synchronize_seqscans = off;
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`)
}

export interface TableColumns {
  name: string
  columns: string[]
}

/** Lists tables with the columns that are stored as given: PostgreSQL computes generated ones. */
export async function listTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
     GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [NOT_COPIED],
  )
  return rows
}

/** A value is at least that of the transaction's snapshot: sequences are no part of one. */
export async function listSequences(client: Client): Promise<CopiedSequence[]> {
  const found = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`,
  )
  const sequences: CopiedSequence[] = []
  for (const { name } of found.rows) {
    const { rows } = await client.query<Omit<CopiedSequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return sequences
}

export function formatColumns(client: Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}
