import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

/** Adds the hashes of entries that have none yet. */
export async function extendAuditChain(): Promise<void> {
  await query(sql`SELECT extend_audit_chain()`)
}
