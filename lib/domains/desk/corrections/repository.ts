import { sql } from '@payloadcms/db-postgres'
import { subjectColumn } from '@/lib/domains/desk/repository'
import type { DeskSubject, Original } from '@/lib/domains/desk/shapes'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

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
