import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

/** Notes who of the staff wrote a caller's claim down, and which part of its address is a landmark. */
export async function insertRecorder(claim: number, user: PayloadRequest['user'], landmark = ''): Promise<void> {
  await query(sql`
    INSERT INTO private_phone_claims (claim_id, staff_id, landmark) VALUES (${claim}, ${Number(user?.id)}, ${landmark})`)
}

export async function storeLandmark(claim: number, landmark: string): Promise<void> {
  await query(sql`UPDATE private_phone_claims SET landmark = ${landmark} WHERE claim_id = ${claim}`)
}

/** Condition of claims whose author's address nobody but the caller has spelt. */
export function isByPhone(claimId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM private_phone_claims p WHERE p.claim_id = ${claimId})`
}

/** True if this dispatcher wrote the claim down. */
export async function isRecorder(claim: number, user: PayloadRequest['user']): Promise<boolean> {
  if (user?.collection !== 'staff' || !hasRole(user, 'dispatcher')) return false
  const row = await selectOne(sql`
    SELECT 1 FROM private_phone_claims WHERE claim_id = ${claim} AND staff_id = ${Number(user.id)}`)
  return row !== null
}
