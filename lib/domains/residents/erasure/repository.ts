import { sql } from '@payloadcms/db-postgres'
import { UNDO_DAYS } from '@/lib/domains/residents/rules'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

export async function scheduleErasure(residentId: number): Promise<Date> {
  const [row] = await query<{ erased_at: string }>(sql`
    UPDATE residents SET erased_at = coalesce(erased_at, now() + make_interval(days => ${UNDO_DAYS})), updated_at = now()
    WHERE id = ${residentId} RETURNING erased_at`)
  return new Date(row?.erased_at ?? Date.now())
}

export async function cancelErasure(residentId: number): Promise<void> {
  await query(sql`UPDATE residents SET erased_at = NULL, updated_at = now() WHERE id = ${residentId}`)
}

export async function findDueErasures(): Promise<{ id: number; greeting: string; email: string }[]> {
  return query(
    sql`SELECT id, ${selectGreeting('residents')} AS greeting, email FROM residents WHERE erased_at <= now() ORDER BY erased_at LIMIT 100`,
  )
}

/** Locks the account and returns whether it is still due, so that its owner cannot restore it meanwhile. */
export async function isDue(residentId: number): Promise<boolean> {
  return (
    (await query(sql`SELECT 1 FROM residents WHERE id = ${residentId} AND erased_at <= now() FOR UPDATE`)).length > 0
  )
}

/** Locks the account and returns whether there is one. */
export async function isPresent(residentId: number): Promise<boolean> {
  return (await query(sql`SELECT 1 FROM residents WHERE id = ${residentId} FOR UPDATE`)).length > 0
}

/**
 * Deletes the account, all rows that refer to it, and its emails. Those still to be sent about appeals and receptions,
 * which outlive the account, stay.
 */
export async function deleteResident(residentId: number): Promise<void> {
  await query(sql`
    DELETE FROM ${sql.raw(EMAILS_TABLE)} l USING residents r
    WHERE r.id = ${residentId} AND lower(l.recipient) = lower(r.email)
      AND (l.settled_at IS NOT NULL OR split_part(l.kind, '-', 1) NOT IN ('appeal', 'reception'))`)
  await query(sql`DELETE FROM residents WHERE id = ${residentId}`)
}
