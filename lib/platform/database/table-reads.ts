import { LRUCache } from 'lru-cache'
import { Client } from 'pg'
import { currentReads } from '@/lib/runtime/current-reads'
import { processScope } from '@/lib/runtime/process-scope'

/** What a name in a statement reads: tables, or `everything` if its function builds statements itself. */
type Tables = readonly string[] | 'everything'

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    tablesByName?: ReadonlyMap<string, Tables>
  }
}

/** Statements have parameters, so there are some hundreds; Payload's are long. */
const MAX_STATEMENTS_LENGTH = 4_000_000
const WORD = /[a-z_][a-z0-9_]*/g

const tablesByStatement = new LRUCache<string, Tables>({
  maxSize: MAX_STATEMENTS_LENGTH,
  sizeCalculation: (_tables, statement) => statement.length + 1,
})

/** Adds the tables that a statement names to the reads of the current render. */
export function recordTableReads(query: unknown): void {
  const reads = currentReads()
  if (!reads) return
  const statement = typeof query === 'string' ? query : (query as { text?: string } | null)?.text
  const tables = statement === undefined ? 'everything' : tablesIn(statement)
  if (tables === 'everything') reads.addUnknown()
  else reads.add(tables)
}

function tablesIn(statement: string): Tables {
  const names = processScope.tablesByName
  if (!names) return 'everything'
  const known = tablesByStatement.get(statement)
  if (known) return known
  const tables = unite(extractWords(statement).map((word) => names.get(word) ?? []))
  tablesByStatement.set(statement, tables)
  return tables
}

interface Relation {
  name: string
  kind: 'table' | 'view' | 'function'
  text: string
}

/** A partition and its parent are one table: a statement may name the one, and a trigger the other. */
const RELATIONS = `
  SELECT relname::text AS name, CASE WHEN relkind IN ('v', 'm') THEN 'view' ELSE 'table' END AS kind,
    CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) ELSE (
      SELECT coalesce(string_agg(other.relname, ' '), '') FROM pg_inherits
      JOIN pg_class other ON other.oid = CASE WHEN inhrelid = c.oid THEN inhparent ELSE inhrelid END
      WHERE c.oid IN (inhrelid, inhparent)) END AS text
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
  UNION ALL
  SELECT proname::text, 'function', coalesce(pg_get_function_sqlbody(oid), prosrc) FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype`

/** A worker that starts on a busy machine hears the answer late. */
const LIMIT_MS = 15_000

/** Until this is called, renders do not know what they read. */
export async function loadTableReads(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<Relation>(RELATIONS)
    processScope.tablesByName = resolveTables(rows)
  } finally {
    await client.end()
  }
}

/** A name that is also a column's or a word of the language only drops a page once too often. */
export function resolveTables(relations: readonly Relation[]): Map<string, Tables> {
  const byName = new Map<string, Relation[]>()
  for (const one of relations) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
  return new Map([...byName.keys()].map((name) => [name, tablesBehind(name, byName)]))
}

/** Follows views, functions and partitions to all tables that a change may name. */
function tablesBehind(name: string, byName: ReadonlyMap<string, readonly Relation[]>): Tables {
  const names = new Set([name])
  const tables: Tables[] = []
  for (const next of names) {
    const relations = byName.get(next) ?? []
    if (relations.some(({ kind }) => kind === 'table')) tables.push([next])
    if (relations.some(buildsStatements)) tables.push('everything')
    for (const word of relations.flatMap(({ text }) => extractWords(text))) names.add(word)
  }
  return unite(tables)
}

function buildsStatements({ kind, text }: Relation): boolean {
  return kind === 'function' && /\bexecute\b/i.test(text)
}

function extractWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(WORD))]
}

function unite(all: readonly Tables[]): Tables {
  const known = all.filter((tables) => tables !== 'everything')
  return known.length < all.length ? 'everything' : [...new Set(known.flat())]
}
