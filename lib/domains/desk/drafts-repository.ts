import { sql } from '@payloadcms/db-postgres'
import { subjectColumn } from '@/lib/domains/desk/repository'
import type { DeskSubject } from '@/lib/domains/desk/shapes'
import { inTransaction, query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

export interface DraftRow {
  text: string
  saved_at: Date | string
}

export function findDraft(subject: DeskSubject, staffId: number): Promise<DraftRow | null> {
  return selectOne<DraftRow>(sql`
    SELECT text, saved_at FROM private_answer_drafts
    WHERE staff_id = ${staffId} AND ${subjectColumn(subject)} = ${subject.id} ORDER BY saved_at DESC LIMIT 1`)
}

export async function deleteDraft(subject: DeskSubject, staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_answer_drafts WHERE staff_id = ${staffId} AND ${subjectColumn(subject)} = ${subject.id}`)
}

/** Replaces the draft; an empty one is deleted. */
export async function replaceDraft(subject: DeskSubject, staffId: number, text: string): Promise<void> {
  await inTransaction(async () => {
    await deleteDraft(subject, staffId)
    if (text === '') return
    await query(sql`
      INSERT INTO private_answer_drafts (staff_id, ${subjectColumn(subject)}, text)
      VALUES (${staffId}, ${subject.id}, ${text})`)
  })
}
