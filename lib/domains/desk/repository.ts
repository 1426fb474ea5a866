import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { MoveSubject, DeskSubject, PrivateNote } from '@/lib/domains/desk/shapes'
import { query } from '@/lib/platform/database/payload-client'

/** Tables of the desk about people's things; each row names one of the three. */
const TABLES = ['private_notes', 'private_originals', 'private_answer_drafts']
const columns = { claim: 'claim_id', idea: 'idea_id', support: 'support_request_id', comment: 'comment_id' } as const

export function subjectColumn({ kind }: Pick<MoveSubject, 'kind'>): SQL {
  return sql.raw(columns[kind])
}

export async function insertNote(subject: DeskSubject, who: string, text: string): Promise<void> {
  await query(sql`
    INSERT INTO private_notes (${subjectColumn(subject)}, who, text) VALUES (${subject.id}, ${who}, ${text})`)
}

interface NoteRow extends Omit<PrivateNote, 'at'> {
  created_at: Date | string
}

export function findNotes(subject: DeskSubject): Promise<NoteRow[]> {
  return query<NoteRow>(sql`
    SELECT id, who, text, created_at FROM private_notes WHERE ${subjectColumn(subject)} = ${subject.id} ORDER BY id`)
}

/** Deletes what the staff wrote about an account's claims, ideas and messages, but for their moves. */
export async function eraseDeskRows(residentId: number): Promise<void> {
  for (const table of TABLES) await query(sql`DELETE FROM ${sql.identifier(table)} WHERE ${isAboutAccount(residentId)}`)
}

/** True for rows about an account's claims, ideas and messages. */
export function isAboutAccount(residentId: number): SQL {
  return sql`(claim_id IN (SELECT id FROM claims WHERE resident_id = ${residentId})
    OR idea_id IN (SELECT id FROM ideas WHERE resident_id = ${residentId})
    OR support_request_id IN (SELECT id FROM support_requests WHERE resident_id = ${residentId}))`
}
