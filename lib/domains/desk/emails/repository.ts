import { sql } from '@payloadcms/db-postgres'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { subjectColumn } from '@/lib/domains/desk/repository'
import type { DeskSubject } from '@/lib/domains/desk/shapes'
import { query } from '@/lib/platform/database/payload-client'

/** Roles that may have a queue, so that editors and clerks get no rows; whose it is `findScope` says. */
const ROLES: readonly StaffRole[] = ['administrator', 'moderator', 'officer']

const isBlocked = sql`EXISTS (
  SELECT 1 FROM private_staff_security b WHERE b.staff_id = s.id AND b.blocked_at IS NOT NULL)`

export async function insertArrivals(kind: DeskSubject['kind'], ids: readonly number[]): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_arrivals (staff_id, ${subjectColumn({ kind })})
    SELECT s.id, arrived.id FROM staff s, unnest(${sql.param([...ids])}::int[]) AS arrived (id)
    WHERE s.emails <> 'never' AND EXISTS (SELECT 1 FROM staff_roles r
      WHERE r.parent_id = s.id AND r.value::text = ANY(${sql.param([...ROLES])}::text[]))
    ORDER BY s.id FOR KEY SHARE OF s ON CONFLICT DO NOTHING`)
}

export interface Reader {
  id: number
  email: string
}

/** Finds those who want to know at once and have not been told of something. */
export function findReaders(): Promise<Reader[]> {
  return query<Reader>(sql`
    SELECT s.id, s.email FROM staff s
    WHERE s.emails = 'atOnce' AND NOT ${isBlocked}
      AND EXISTS (SELECT 1 FROM private_desk_arrivals a WHERE a.staff_id = s.id)`)
}

/** Deletes and returns what this person has not been told of, in the transaction of the email: none is told twice. */
export function takeArrivals(staffId: number): Promise<DeskSubject[]> {
  return query<DeskSubject>(sql`
    DELETE FROM private_desk_arrivals WHERE staff_id = ${staffId}
    RETURNING coalesce(claim_id, idea_id, support_request_id) AS id,
      CASE WHEN claim_id IS NOT NULL THEN 'claim' WHEN idea_id IS NOT NULL THEN 'idea' ELSE 'support' END AS kind`)
}

/** A new account gets its first email in the next morning. */
export async function scheduleMornings(next: Date): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_mornings (staff_id, due_at) SELECT s.id, ${next.toISOString()}::timestamptz FROM staff s
    WHERE NOT EXISTS (SELECT 1 FROM private_desk_mornings m WHERE m.staff_id = s.id)
    FOR KEY SHARE OF s ON CONFLICT DO NOTHING`)
}

export interface MorningReader extends Reader {
  /** False for the blocked and for those who want no emails. */
  is_told: boolean
}

export function findDueMornings(): Promise<MorningReader[]> {
  return query<MorningReader>(sql`
    SELECT s.id, s.email, s.emails <> 'never' AND NOT ${isBlocked} AS is_told
    FROM private_desk_mornings m JOIN staff s ON s.id = m.staff_id WHERE m.due_at <= now() ORDER BY s.id`)
}

/** Returns false if another process has sent the email of this morning. */
export async function takeMorning(staffId: number, next: Date): Promise<boolean> {
  const taken = await query(sql`
    UPDATE private_desk_mornings SET due_at = ${next.toISOString()}::timestamptz
    WHERE staff_id = ${staffId} AND due_at <= now() RETURNING 1`)
  return taken.length > 0
}
