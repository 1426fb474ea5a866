import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Selects the votes, comments and joins that count: those of accounts whose address is confirmed. Every reader but the
 * author's own takes the rows from here and not from their table, so that none forgets the rule; a test reads the
 * sources for it.
 */
export function effectiveRows(table: string): SQL {
  return sql`(SELECT * FROM ${sql.identifier(table)} WHERE effective_at IS NOT NULL)`
}
