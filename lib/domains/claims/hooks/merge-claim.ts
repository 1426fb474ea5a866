import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { requestDatabase } from '@/lib/platform/database/request-database'

/** Whoever joined the duplicate, and its author, follow the claim that stays; so does what was merged into it before. */
export async function mergeClaim(duplicate: number, into: number, req: PayloadRequest): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_claim_joins (claim_id, resident_id)
      SELECT ${into}::int, f.resident_id FROM (
        SELECT resident_id FROM private_claim_joins WHERE claim_id = ${duplicate}::int
        UNION SELECT resident_id::int FROM claims WHERE id = ${duplicate}::int AND resident_id IS NOT NULL) f
      WHERE f.resident_id IS DISTINCT FROM (SELECT resident_id FROM claims WHERE id = ${into}::int)
    ON CONFLICT DO NOTHING`)
  await db.execute(sql`UPDATE claims SET merged_into_id = ${into}::int WHERE merged_into_id = ${duplicate}::int`)
}
