import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DeskSubject, KeptForm, MoveSubject, Original, PrivateNote } from '@/lib/domains/desk/shapes'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

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

/** Keeps what the author wrote; a second correction keeps the first original. */
export async function insertOriginal(subject: DeskSubject, original: Original, who: string): Promise<void> {
  const { title, text, address, x, y } = original
  await query(sql`
    INSERT INTO private_originals (${subjectColumn(subject)}, title, text, address, x, y, corrected_by)
    VALUES (${subject.id}, ${title}, ${text}, ${address}, ${x}, ${y}, ${who}) ON CONFLICT DO NOTHING`)
}

export function findOriginal(subject: DeskSubject): Promise<Original | null> {
  return selectOne<Original>(sql`
    SELECT title, text, address, x, y FROM private_originals WHERE ${subjectColumn(subject)} = ${subject.id}`)
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

const isOldForm = sql`kept_at < now() - interval '1 hour'`

export async function storeForm(name: string, staffId: number, form: KeptForm): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_forms (name, staff_id, content) VALUES (${name}, ${staffId}, ${JSON.stringify(form)}::jsonb)
    ON CONFLICT (staff_id, name) DO UPDATE SET content = excluded.content, kept_at = now()`)
}

/** Returns the form and deletes it: it holds what a caller said of themselves. */
export async function takeForm(name: string, staffId: number): Promise<KeptForm | null> {
  const row = await selectOne<{ content: KeptForm; is_old: boolean }>(sql`
    DELETE FROM private_desk_forms WHERE name = ${name} AND staff_id = ${staffId} RETURNING content, ${isOldForm} AS is_old`)
  return row && !row.is_old ? row.content : null
}

export async function dropOldForms(): Promise<void> {
  await query(sql`DELETE FROM private_desk_forms WHERE ${isOldForm}`)
}

export async function findDeskTexts() {
  return (await payloadClient()).findGlobal({ slug: 'desk-texts', depth: 0 })
}
