import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAboutAccount, subjectColumn } from '@/lib/domains/desk/repository'
import type { DeskMove, MoveSubject } from '@/lib/domains/desk/shapes'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

const subjectColumns = sql`CASE WHEN m.claim_id IS NOT NULL THEN 'claim' WHEN m.idea_id IS NOT NULL THEN 'idea'
    WHEN m.comment_id IS NOT NULL THEN 'comment' ELSE 'support' END AS kind,
  coalesce(m.claim_id, m.idea_id, m.comment_id, m.support_request_id) AS subject_id`

interface SubjectRow {
  kind: MoveSubject['kind']
  subject_id: number
}

interface NewMove {
  subject: MoveSubject
  move: DeskMove
  press: string
  staffId: number
  /** Network address of the mover, for the audit log. */
  address: string | null
  seconds: number
}

/** Returns the number of the new row; null if a move of this thing waits already. */
export async function insertMove(pending: NewMove): Promise<number | null> {
  const { subject, move, press, staffId, address, seconds } = pending
  const row = await selectOne<{ id: number }>(sql`
    INSERT INTO private_desk_moves (press, staff_id, address, ${subjectColumn(subject)}, move, due_at)
    VALUES (${press}, ${staffId}, ${address}, ${subject.id}, ${JSON.stringify(move)}::jsonb,
      now() + make_interval(secs => ${seconds})) ON CONFLICT DO NOTHING RETURNING id`)
  return row?.id ?? null
}

interface MoveFile {
  field: string
  name: string
  type: string
  content: Buffer
}

export async function insertFile(moveId: number, { field, name, type, content }: MoveFile): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_move_files (move_id, field, name, type, content)
    VALUES (${moveId}, ${field}, ${name}, ${type}, ${content})`)
}

export function findFiles(moveId: number): Promise<MoveFile[]> {
  return query(sql`SELECT field, name, type, content FROM private_desk_move_files WHERE move_id = ${moveId}`)
}

const secondsLeft = sql`greatest(0, ceil(extract(epoch FROM m.due_at - now())))::int`

interface WaitingRow {
  id: number
  who: string
  staff_id: number
  press: string
  action: string
  seconds: number
}

/** Finds the moves of these things that wait. */
export function findWaiting(kind: MoveSubject['kind'], ids: readonly number[]): Promise<WaitingRow[]> {
  const column = subjectColumn({ kind })
  return query<WaitingRow>(sql`
    SELECT m.${column} AS id, s.name AS who, m.staff_id, m.press, m.move ->> 'action' AS action,
      ${secondsLeft} AS seconds
    FROM private_desk_moves m JOIN staff s ON s.id = m.staff_id
    WHERE m.${column} = ANY(${sql.param([...ids])}::int[]) AND m.refusal IS NULL`)
}

export function findDue(limit: number): Promise<{ id: number }[]> {
  return query(sql`
    SELECT id FROM private_desk_moves WHERE refusal IS NULL AND due_at <= now() ORDER BY due_at, id LIMIT ${limit}`)
}

interface DueRow extends SubjectRow {
  staff_id: number
  address: string | null
  move: DeskMove
  pressed_at: Date | string
  is_blocked: boolean
}

/** Locks a move until the end of the transaction; null if it was undone or another process carries it out. */
export function lockMove(id: number): Promise<DueRow | null> {
  return selectOne<DueRow>(sql`
    SELECT ${subjectColumns}, m.staff_id, m.address, m.move, m.pressed_at, EXISTS (SELECT 1 FROM private_staff_security s
      WHERE s.staff_id = m.staff_id AND s.blocked_at IS NOT NULL) AS is_blocked
    FROM private_desk_moves m WHERE m.id = ${id} AND m.refusal IS NULL FOR UPDATE OF m SKIP LOCKED`)
}

export async function deleteMove(id: number): Promise<void> {
  await query(sql`DELETE FROM private_desk_moves WHERE id = ${id}`)
}

export interface PressedRow extends SubjectRow {
  id: number
  move: DeskMove
  has_files: boolean
}

const hasFiles = sql`EXISTS (SELECT 1 FROM private_desk_move_files f WHERE f.move_id = m.id)`

/** Locks what this person's press made and is not carried out. */
export function lockPress(press: string, staffId: number): Promise<PressedRow[]> {
  return query<PressedRow>(sql`
    SELECT ${subjectColumns}, m.id, m.move, ${hasFiles} AS has_files FROM private_desk_moves m
    WHERE m.press = ${press} AND m.staff_id = ${staffId} AND m.refusal IS NULL ORDER BY m.id FOR UPDATE OF m`)
}

export async function deletePress(press: string, staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_desk_moves WHERE press = ${press} AND staff_id = ${staffId} AND refusal IS NULL`)
}

/** Finds for how many seconds this person's press can still be undone: until the last of its moves is due. */
export async function findSecondsLeft(press: string, staffId: number): Promise<number> {
  const row = await selectOne<{ seconds: number | null }>(sql`
    SELECT max(${secondsLeft}) AS seconds FROM private_desk_moves m
    WHERE m.press = ${press} AND m.staff_id = ${staffId} AND m.refusal IS NULL`)
  return row?.seconds ?? 0
}

const ATTACH_AGAIN = ' Файлы приложите ещё раз.'

/** Gives a move back to its mover: its words stay, its files go, which the refusal says. */
export async function returnMove(id: number, refusal: string): Promise<void> {
  await query(sql`
    UPDATE private_desk_moves m SET refusal = ${refusal}::text || CASE WHEN ${hasFiles} THEN ${ATTACH_AGAIN}::text ELSE '' END
    WHERE m.id = ${id} AND m.refusal IS NULL`)
  await query(sql`DELETE FROM private_desk_move_files WHERE move_id = ${id}`)
}

/** Deletes what came back about an account's things, and answers to its messages. */
export async function deleteMovesAbout(residentId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_desk_moves
    WHERE ${isAboutAccount(residentId)} AND (refusal IS NOT NULL OR support_request_id IS NOT NULL)`)
}

/** Locks what waits about an account's things. */
export function lockWaitingAbout(residentId: number): Promise<{ id: number }[]> {
  return query(sql`
    SELECT id FROM private_desk_moves WHERE ${isAboutAccount(residentId)} AND refusal IS NULL ORDER BY id FOR UPDATE`)
}

/** Puts a move off after a fault of the portal. Returns false if it has waited for too long. */
export async function putOff(id: number): Promise<boolean> {
  const rows = await query(sql`
    UPDATE private_desk_moves SET due_at = now() + interval '1 minute'
    WHERE id = ${id} AND pressed_at >= now() - interval '10 minutes' RETURNING 1`)
  return rows.length > 0
}

interface ReturnedRow extends SubjectRow {
  id: number
  refusal: string
  move: DeskMove
}

/** Finds what came back to this person: all of it, or about one thing. */
export function findReturned(staffId: number, subject?: MoveSubject): Promise<ReturnedRow[]> {
  const isAbout = subject ? sql`m.${subjectColumn(subject)} = ${subject.id}` : sql`TRUE`
  return query<ReturnedRow>(sql`
    SELECT ${subjectColumns}, m.id, m.refusal, m.move FROM private_desk_moves m
    WHERE m.staff_id = ${staffId} AND m.refusal IS NOT NULL AND ${isAbout} ORDER BY m.id`)
}

export async function deleteReturnedRow(id: number, staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_desk_moves WHERE id = ${id} AND staff_id = ${staffId} AND refusal IS NOT NULL`)
}

/** Forgets what came back once its mover decides anew. */
export async function deleteReturned(subject: MoveSubject, staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_desk_moves
    WHERE staff_id = ${staffId} AND ${subjectColumn(subject)} = ${subject.id} AND refusal IS NOT NULL`)
}

export async function deleteOldReturned(): Promise<void> {
  await query(sql`
    DELETE FROM private_desk_moves WHERE refusal IS NOT NULL AND pressed_at < now() - interval '30 days'`)
}

/** Returns the account as a session has it. */
export async function findMover(id: number): Promise<PayloadRequest['user']> {
  const req = { transactionID: transactionId() }
  const mover = await (await payloadClient()).findByID({ collection: 'staff', id, depth: 0, req })
  return { ...mover, collection: 'staff' }
}
