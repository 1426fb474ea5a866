import type { Client } from 'pg'

/** Writes a line for all of a schema that holds data. A NOT NULL that newer servers name stands with its column. */
const LINES = `
  WITH relations AS (
    SELECT oid, relname, relkind, relpersistence, reloptions, relpartbound FROM pg_class WHERE relnamespace = $1::regnamespace)
  SELECT format('table %s %s', relname,
    concat_ws(' ', relkind, relpersistence, reloptions::text, pg_get_expr(relpartbound, oid))) AS line
  FROM relations WHERE relkind IN ('r', 'p')
  UNION ALL
  SELECT format('column %s.%s %s', relname, attname, concat_ws(' ', format_type(atttypid, atttypmod),
    CASE WHEN attnotnull THEN 'NOT NULL' END, attstorage, attidentity, attgenerated, pg_get_expr(adbin, adrelid)))
  FROM relations JOIN pg_attribute ON attrelid = oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'index ' || pg_get_indexdef(oid) FROM relations WHERE relkind IN ('i', 'I')
  UNION ALL
  SELECT format('constraint %s of %s %s', conname, relname, pg_get_constraintdef(c.oid))
  FROM pg_constraint c JOIN relations r ON r.oid = c.conrelid WHERE contype <> 'n'
  UNION ALL
  SELECT format('sequence %s %s', relname,
    concat_ws(' ', format_type(seqtypid, NULL), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle))
  FROM relations JOIN pg_sequence ON seqrelid = oid
  UNION ALL
  SELECT format('enum %s %s', typname, (SELECT string_agg(enumlabel, ',' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
  FROM pg_type t WHERE typnamespace = $1::regnamespace AND typtype = 'e'`

/** Reads tables, columns, indexes, constraints, sequences and enums of a schema, without its name and `public`. */
export async function readCatalogue(client: Client, schema: string): Promise<Set<string>> {
  const { rows } = await client.query<{ line: string }>(LINES, [schema])
  return new Set(rows.map(({ line }) => line.replaceAll(new RegExp(`\\b(public|${schema})\\.`, 'g'), '')))
}
