import { sql } from '@payloadcms/db-postgres'
import { subjectColumn } from '@/lib/domains/desk/repository'
import type { DeskSubject, Drafts } from '@/lib/domains/desk/shapes'
import { inTransaction, query } from '@/lib/platform/database/payload-client'

/** Finds all drafts of this person, the newest last. */
export function findDrafts(subject: DeskSubject, staffId: number): Promise<{ field: string; text: string }[]> {
  return query(sql`
    SELECT field, text FROM private_answer_drafts
    WHERE staff_id = ${staffId} AND ${subjectColumn(subject)} = ${subject.id} ORDER BY saved_at`)
}

export async function deleteDrafts(subject: DeskSubject, staffId: number, fields: readonly string[]): Promise<void> {
  await query(sql`
    DELETE FROM private_answer_drafts WHERE staff_id = ${staffId} AND ${subjectColumn(subject)} = ${subject.id}
      AND field = ANY(${sql.param([...fields])}::text[])`)
}

/** Replaces these drafts; empty ones are deleted. */
export async function replaceDrafts(subject: DeskSubject, staffId: number, drafts: Drafts): Promise<void> {
  const kept = Object.entries(drafts).filter(([, text]) => text !== '')
  await inTransaction(async () => {
    await deleteDrafts(subject, staffId, Object.keys(drafts))
    for (const [field, text] of kept) {
      await query(sql`
        INSERT INTO private_answer_drafts (staff_id, ${subjectColumn(subject)}, field, text)
        VALUES (${staffId}, ${subject.id}, ${field}, ${text})`)
    }
  })
}
