import { sql } from '@payloadcms/db-postgres'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { endSessionsWithoutFactor } from '@/lib/office/staff/sessions/payload-sessions'
import { inTransaction, query } from '@/lib/platform/database/payload-client'

export interface Security {
  id: number
  name: string
  email: string
  roles: StaffRole[]
  isBlocked: boolean
  /** Sealed. */
  secret: string | null
  /** Sealed. */
  pendingSetup: string | null
  since: Date | null
}

export async function readSecurity(staffId: number): Promise<Security | null> {
  const [row] = await query<Security>(sql`
    SELECT a.id, a.name, a.email, ARRAY(SELECT r.value::text FROM staff_roles r WHERE r.parent_id = a.id) AS roles,
      s.blocked_at IS NOT NULL AS "isBlocked", s.totp_secret AS secret, s.pending_setup AS "pendingSetup", s.totp_since AS since
    FROM staff a LEFT JOIN private_staff_security s ON s.staff_id = a.id WHERE a.id = ${staffId}`)
  return row ?? null
}

/** Keeps the first of simultaneous setups. Returns the one kept. */
export async function savePendingSetup(staffId: number, sealed: string, replaced: string | null): Promise<string> {
  const [row] = await query<{ kept: string }>(sql`
    INSERT INTO private_staff_security AS s (staff_id, pending_setup) VALUES (${staffId}, ${sealed})
    ON CONFLICT (staff_id) DO UPDATE SET pending_setup = CASE
      WHEN s.pending_setup IS NOT DISTINCT FROM ${replaced} THEN excluded.pending_setup ELSE s.pending_setup END
    RETURNING pending_setup AS kept`)
  return row?.kept ?? sealed
}

interface ConfirmedSetup {
  staffId: number
  /** Sealed. */
  secret: string
  step: number
  codeHashes: readonly Buffer[]
}

/** Ends the sessions that have no second factor. */
export async function saveSecondFactor({ staffId, secret, step, codeHashes }: ConfirmedSetup): Promise<void> {
  await inTransaction(async () => {
    await query(sql`
      UPDATE private_staff_security SET totp_secret = ${secret}, totp_since = now(), totp_last_step = ${step}, pending_setup = NULL
      WHERE staff_id = ${staffId}`)
    await query(sql`DELETE FROM private_staff_recovery_codes WHERE staff_id = ${staffId}`)
    for (const hash of codeHashes) {
      await query(sql`INSERT INTO private_staff_recovery_codes (staff_id, hash) VALUES (${staffId}, ${hash})`)
    }
    await endSessionsWithoutFactor(staffId)
  })
}

export async function deleteSecondFactor(staffId: number): Promise<void> {
  await inTransaction(async () => {
    await query(sql`
      UPDATE private_staff_security SET totp_secret = NULL, totp_since = NULL, pending_setup = NULL WHERE staff_id = ${staffId}`)
    await query(sql`DELETE FROM private_staff_recovery_codes WHERE staff_id = ${staffId}`)
    await query(sql`DELETE FROM private_staff_pending_logins WHERE staff_id = ${staffId}`)
  })
}

/** Returns false for a step that was used already: a code works once. */
export async function spendStep(staffId: number, step: number): Promise<boolean> {
  const used = await query(sql`
    UPDATE private_staff_security SET totp_last_step = ${step}
    WHERE staff_id = ${staffId} AND totp_secret IS NOT NULL AND totp_last_step < ${step} RETURNING 1`)
  return used.length > 0
}

export async function spendRecoveryCode(staffId: number, hash: Buffer): Promise<boolean> {
  const used = await query(sql`
    UPDATE private_staff_recovery_codes SET used_at = now()
    WHERE staff_id = ${staffId} AND hash = ${hash} AND used_at IS NULL RETURNING 1`)
  return used.length > 0
}

export async function countRecoveryCodes(staffId: number): Promise<number> {
  const [row] = await query<{ left: number }>(sql`
    SELECT count(*)::int AS left FROM private_staff_recovery_codes WHERE staff_id = ${staffId} AND used_at IS NULL`)
  return row?.left ?? 0
}
