import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

/** Notes who of the staff wrote a caller's claim down. */
export async function insertRecorder(claim: number, user: PayloadRequest['user']): Promise<void> {
  await query(sql`INSERT INTO private_phone_claims (claim_id, staff_id) VALUES (${claim}, ${Number(user?.id)})`)
}

/** True if this member of the staff wrote the claim down. */
export async function isRecorder(claim: number, user: PayloadRequest['user']): Promise<boolean> {
  if (user?.collection !== 'staff') return false
  const row = await selectOne(sql`
    SELECT 1 FROM private_phone_claims WHERE claim_id = ${claim} AND staff_id = ${Number(user.id)}`)
  return row !== null
}
