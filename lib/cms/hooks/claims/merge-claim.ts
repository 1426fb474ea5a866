import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { requestDatabase } from '@/lib/cms/request-database'

/** Whoever joined the duplicate, and its author, follow the claim that stays. */
export async function mergeClaim(duplicate: number, into: number, req: PayloadRequest): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_claim_joins (claim_id, resident_id)
      SELECT ${into}::int, resident_id FROM private_claim_joins WHERE claim_id = ${duplicate}::int
      UNION SELECT ${into}::int, resident_id::int FROM claims WHERE id = ${duplicate}::int AND resident_id IS NOT NULL
    ON CONFLICT DO NOTHING`)
}
