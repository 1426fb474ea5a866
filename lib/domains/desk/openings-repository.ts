import { sql } from '@payloadcms/db-postgres'
import { PRESENCE_SECONDS } from '@/lib/domains/desk/rules'
import type { DeskSubject, MoveSubject } from '@/lib/domains/desk/shapes'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

const nameSubject = ({ kind, id }: MoveSubject) => `${kind} ${id}`
const isLive = sql`o.seen_at > now() - make_interval(secs => ${PRESENCE_SECONDS})`

/** Notes that this person looks at the card now; one who left for longer than the time-out opens it anew. */
export async function saveOpening(subject: DeskSubject, staffId: number): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_openings AS o (subject, staff_id) VALUES (${nameSubject(subject)}, ${staffId})
    ON CONFLICT (subject, staff_id) DO UPDATE SET seen_at = now(),
      opened_at = CASE WHEN ${isLive} THEN o.opened_at ELSE now() END,
      held_at = CASE WHEN ${isLive} THEN o.held_at END`)
}

/** True if this person has opened the card within a day. */
export async function isOpened(subject: DeskSubject, staffId: number): Promise<boolean> {
  const rows = await query(sql`
    SELECT 1 FROM private_desk_openings WHERE subject = ${nameSubject(subject)} AND staff_id = ${staffId}`)
  return rows.length > 0
}

/** The one who writes the answer: whoever took the card last and still has it open. */
const findHolderId = (subject: string) => sql`(SELECT o.staff_id FROM private_desk_openings o
  WHERE o.subject = ${subject} AND o.held_at IS NOT NULL AND ${isLive} ORDER BY o.held_at DESC LIMIT 1)`

/** Returns the name of another who writes the answer now. */
export async function findOtherHolder(subject: MoveSubject, staffId: number): Promise<string | null> {
  const row = await selectOne<{ name: string }>(sql`
    SELECT name FROM staff WHERE id = ${findHolderId(nameSubject(subject))} AND id <> ${staffId}`)
  return row?.name ?? null
}

/** Makes this person the one who writes the answer. */
export async function saveHolder(subject: MoveSubject, staffId: number): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_openings (subject, staff_id, held_at) VALUES (${nameSubject(subject)}, ${staffId}, now())
    ON CONFLICT (subject, staff_id) DO UPDATE SET seen_at = now(), held_at = now()`)
}

export async function deleteHolder(subject: MoveSubject, staffId: number): Promise<void> {
  await query(sql`
    UPDATE private_desk_openings SET held_at = NULL WHERE subject = ${nameSubject(subject)} AND staff_id = ${staffId}`)
}

/** Returns the others who look at the card now, the first to open it first. */
export function findOthers(
  subject: DeskSubject,
  staffId: number,
): Promise<{ name: string; is_first: boolean; is_holder: boolean }[]> {
  return query(sql`
    SELECT s.name, o.staff_id IS NOT DISTINCT FROM ${findHolderId(nameSubject(subject))} AS is_holder,
      o.opened_at < coalesce((SELECT m.opened_at FROM private_desk_openings m
        WHERE m.subject = o.subject AND m.staff_id = ${staffId}), now()) AS is_first
    FROM private_desk_openings o JOIN staff s ON s.id = o.staff_id
    WHERE o.subject = ${nameSubject(subject)} AND o.staff_id <> ${staffId} AND ${isLive} ORDER BY o.opened_at`)
}

/** Returns who else looks at these things now. */
export function findLookers(
  kind: DeskSubject['kind'],
  ids: readonly number[],
  staffId: number,
): Promise<{ id: number; name: string }[]> {
  const subjects = ids.map((id) => nameSubject({ kind, id }))
  return query(sql`
    SELECT split_part(o.subject, ' ', 2)::int AS id, s.name FROM private_desk_openings o JOIN staff s ON s.id = o.staff_id
    WHERE o.subject = ANY(${sql.param(subjects)}::text[]) AND o.staff_id <> ${staffId} AND ${isLive} ORDER BY o.opened_at`)
}

export async function dropOldOpenings(): Promise<void> {
  await query(sql`DELETE FROM private_desk_openings WHERE seen_at < now() - interval '1 day'`)
}
