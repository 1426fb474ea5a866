import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findScope } from '@/lib/domains/claims/hooks/claim-access'
import { query } from '@/lib/platform/database/payload-client'

/** Lets an officer who hands a claim over read it at the desk from now on; moderators read every claim. */
export async function addReader(claim: number, user: PayloadRequest['user']): Promise<void> {
  const staffId = findScope(user)?.staffId
  if (!staffId) return
  await query(sql`
    INSERT INTO private_claim_readers (claim_id, staff_id) VALUES (${claim}, ${staffId}) ON CONFLICT DO NOTHING`)
}
