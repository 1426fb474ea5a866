import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

interface SupportRequest {
  message: string
  author: string
  email: string | null
  residentId: number | null
}

export async function insertRequest(request: SupportRequest, fileIds: readonly number[]): Promise<number> {
  const [row] = await query<{ id: number }>(sql`
    INSERT INTO support_requests (message, author, email, resident_id)
    VALUES (${request.message}, ${request.author}, ${request.email}, ${request.residentId}) RETURNING id`)
  const id = row?.id ?? 0
  for (const [index, fileId] of fileIds.entries()) {
    await query(sql`INSERT INTO support_requests_rels ("order", parent_id, path, private_files_id)
      VALUES (${index + 1}, ${id}, 'attachments', ${fileId})`)
  }
  return id
}

/** Corrects the address of a guest's new request within a day; null otherwise. */
export async function replaceEmail(id: number, email: string): Promise<{ message: string } | null> {
  return selectOne<{ message: string }>(sql`
    UPDATE support_requests SET email = ${email}
    WHERE id = ${id} AND resident_id IS NULL AND email IS NOT NULL AND state = 'new' AND created_at > now() - interval '1 day'
    RETURNING message`)
}

export async function findStaffAddress(): Promise<string | null> {
  const [row] = await query<{ email: string | null }>(
    sql`SELECT coalesce(support_email, email) AS email FROM settings LIMIT 1`,
  )
  return row?.email ?? null
}

/** Removes the person; the reported problem stays. */
export async function forgetAuthor(residentId: number): Promise<void> {
  await query(
    sql`UPDATE support_requests SET author = 'Удалённая учётная запись', email = NULL, resident_id = NULL WHERE resident_id = ${residentId}`,
  )
}

export async function findMyRequests(
  residentId: number,
): Promise<{ id: number; message: string; state: string; created_at: string }[]> {
  return query(
    sql`SELECT id, message, state::text, created_at FROM support_requests WHERE resident_id = ${residentId} ORDER BY id`,
  )
}

/** Deletes requests and pictures a year after they were settled, as the consent promises. */
export async function deleteOldRequests(): Promise<void> {
  await query(sql`
    WITH old AS (SELECT id FROM support_requests
      WHERE state IN ('answered', 'closed') AND updated_at < now() - interval '1 year'),
    pictures AS (DELETE FROM private_files f USING support_requests_rels r, old
      WHERE r.parent_id = old.id AND f.id = r.private_files_id)
    DELETE FROM support_requests s USING old WHERE s.id = old.id`)
}
