import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query, requestDatabase } from '@/lib/platform/database/payload-client'

/** A draft that an author has sent to the editors; with a reason once it was sent back. */
export interface Approval {
  section: string
  documentId: number
  authorId: number | null
  author: string | null
  sentAt: string
  returnedAt: string | null
  returnedBy: string | null
  reason: string | null
}

const columns = sql`a.section, a.document_id AS "documentId", a.author_id AS "authorId", s.name AS author, a.sent_at AS "sentAt",
  a.returned_at AS "returnedAt", a.returned_by AS "returnedBy", a.reason
  FROM private_approvals a LEFT JOIN staff s ON s.id = a.author_id`

export async function storeApproval(
  { section, documentId, authorId }: Pick<Approval, 'section' | 'documentId' | 'authorId'>,
  req: PayloadRequest,
): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_approvals (section, document_id, author_id) VALUES (${section}, ${documentId}, ${authorId})
    ON CONFLICT (section, document_id) DO UPDATE SET author_id = excluded.author_id, sent_at = now(),
      returned_at = NULL, returned_by = NULL, reason = NULL`)
}

/** Returns false if the document does not wait any more. */
export async function storeReturn(
  { section, documentId, returnedBy, reason }: Pick<Approval, 'section' | 'documentId' | 'returnedBy' | 'reason'>,
  req: PayloadRequest,
): Promise<boolean> {
  const db = await requestDatabase(req)
  const { rowCount } = await db.execute(sql`
    UPDATE private_approvals SET returned_at = now(), returned_by = ${returnedBy}, reason = ${reason}
    WHERE section = ${section} AND document_id = ${documentId} AND returned_at IS NULL`)
  return rowCount === 1
}

/** Returns false if the document does not wait any more, or another has sent it. */
export async function withdrawApproval(
  { section, documentId, authorId }: Pick<Approval, 'section' | 'documentId' | 'authorId'>,
  req: PayloadRequest,
): Promise<boolean> {
  const db = await requestDatabase(req)
  const { rowCount } = await db.execute(sql`
    DELETE FROM private_approvals
    WHERE section = ${section} AND document_id = ${documentId} AND author_id = ${authorId} AND returned_at IS NULL`)
  return rowCount === 1
}

export async function deleteApproval(section: string, documentId: number, req: PayloadRequest): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`DELETE FROM private_approvals WHERE section = ${section} AND document_id = ${documentId}`)
}

export async function findApproval(
  section: string,
  documentId: number,
  req: PayloadRequest,
): Promise<Approval | undefined> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`SELECT ${columns} WHERE a.section = ${section} AND a.document_id = ${documentId}`,
  )
  return rows[0] as unknown as Approval | undefined
}

/** Oldest first. */
export function listApprovals(): Promise<Approval[]> {
  return query<Approval>(sql`SELECT ${columns} ORDER BY a.sent_at`)
}
