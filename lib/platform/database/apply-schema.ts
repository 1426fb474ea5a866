import type { Client } from 'pg'
import { readSchemaObjects, type SchemaObject } from '@/lib/platform/database/schema-objects'

const PRESENT = `
  SELECT 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL
  SELECT CASE relkind WHEN 'v' THEN 'view ' ELSE 'materialized view ' END || relname
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
  UNION ALL
  SELECT 'trigger ' || t.tgname || ' ON ' || c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`

/** Creates changed functions, views and triggers of schema.sql and drops removed ones. Returns changed names. */
export async function applySchema(client: Client): Promise<string[]> {
  const stored = await readStoredHashes(client)
  const present = await readExistingNames(client)
  const stated = await readSchemaObjects()
  const names = new Set(stated.map(({ name }) => name))
  const gone = [...stored.keys()].filter((name) => !names.has(name))
  const differing = stated.filter(({ name, hash }) => stored.get(name) !== hash || !present.has(name))
  await replace(client, { stated, gone, present, differing })
  return differing.filter(({ name }) => stored.get(name)).map(({ name }) => name)
}

interface Changes {
  stated: readonly SchemaObject[]
  gone: readonly string[]
  present: ReadonlySet<string>
  differing: readonly SchemaObject[]
}

/** PostgreSQL cannot change columns of a view, and views read each other: all are recreated. */
async function replace(client: Client, { stated, gone, present, differing }: Changes): Promise<void> {
  const views = stated.map(({ name }) => name).filter(isView)
  const renewsViews = [...differing.map(({ name }) => name), ...gone].some(isView)
  await client.query('SET LOCAL check_function_bodies = off') // a function may name an object that comes after it
  if (renewsViews) await dropViews(client, [...views, ...gone.filter(isView)])
  for (const name of gone.filter(isTrigger)) await drop(client, name)
  // before 0.4.0 was closed portals noted a function whose arguments stand on two lines under a name of its own
  for (const name of gone.filter((each) => isFunction(each) && present.has(each))) await dropFunction(client, name)
  await client.query('DELETE FROM private_schema_objects WHERE name = ANY($1)', [gone])
  for (const object of stated) {
    if (differing.includes(object) || (renewsViews && isView(object.name))) await create(client, object)
  }
}

const isView = (name: string) => /^(materialized )?view /.test(name)
const isTrigger = (name: string) => name.startsWith('trigger ')
const isFunction = (name: string) => name.startsWith('function ')

/** Materialized views first: they may read plain ones. */
async function dropViews(client: Client, names: readonly string[]): Promise<void> {
  for (const kind of ['materialized view ', 'view ']) {
    const named = names.filter((name) => name.startsWith(kind)).map((name) => name.slice(kind.length))
    if (named.length) await drop(client, kind + named.join(', '))
  }
}

/** Drops triggers of the function too; fails if a column or an index uses it. */
async function dropFunction(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ trigger: string }>(
    `SELECT format('trigger %I ON %s', tgname, tgrelid::regclass) AS trigger
     FROM pg_trigger JOIN pg_proc p ON p.oid = tgfoid
     WHERE 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' = $1 AND NOT tgisinternal`,
    [name],
  )
  for (const { trigger } of rows) await drop(client, trigger)
  await drop(client, name)
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`DROP ${name.replace(/^(materialized view|\w+) /, '$1 IF EXISTS ')}`)
}

async function create(client: Client, { name, text, hash }: SchemaObject): Promise<void> {
  // PostgreSQL cannot replace a constraint trigger
  if (text.startsWith('CREATE CONSTRAINT')) await drop(client, name)
  await client.query(text)
  await client.query(
    `INSERT INTO private_schema_objects (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`,
    [name, hash],
  )
}

/** After a restore nothing exists yet, and what has the text of this release counts as new, not as changed. */
export async function forgetUnchangedObjects(client: Client): Promise<void> {
  const stated = await readSchemaObjects()
  await readStoredHashes(client) // makes the table
  await client.query(
    'DELETE FROM private_schema_objects WHERE (name, hash) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
    [stated.map(({ name }) => name), stated.map(({ hash }) => hash)],
  )
}

async function readStoredHashes(client: Client): Promise<Map<string, string>> {
  await client.query('CREATE TABLE IF NOT EXISTS private_schema_objects (name text PRIMARY KEY, hash text NOT NULL)')
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM private_schema_objects')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function readExistingNames(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(PRESENT)
  return new Set(rows.map(({ name }) => name))
}

export async function inClientTransaction<T>(
  client: Client,
  work: () => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
