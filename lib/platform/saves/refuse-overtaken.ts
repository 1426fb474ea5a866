import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { requestDatabase } from '@/lib/platform/database/request-database'

/**
 * A save writes the whole document as it was read: when it has changed since, the save is refused with 409 and these words. The
 * row stays locked until this one is committed.
 */
export async function refuseOvertaken(
  { table, words }: { table: string; words: string },
  { id, updatedAt }: { id: number; updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(sql`SELECT updated_at FROM ${sql.identifier(table)} WHERE id = ${id} FOR UPDATE`)
  const stored = rows[0] as { updated_at: string | Date } | undefined
  if (stored && new Date(stored.updated_at).getTime() === Date.parse(updatedAt)) return
  throw new APIError(`${words} Загрузите страницу заново и повторите.`, 409, null, true)
}
