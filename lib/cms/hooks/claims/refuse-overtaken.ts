import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import type { Claim } from '@/lib/cms/payload-types'
import { requestDatabase } from '@/lib/cms/request-database'

/**
 * A save writes the whole claim as it was read: when its author has judged the answer since, or a colleague was quicker,
 * the save is refused with 409. The row stays locked until this one is committed.
 */
export async function refuseOvertaken({ id, updatedAt }: Claim, req: PayloadRequest): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(sql`SELECT updated_at FROM claims WHERE id = ${id} FOR UPDATE`)
  const stored = rows[0] as { updated_at: string | Date } | undefined
  if (stored && new Date(stored.updated_at).getTime() === Date.parse(updatedAt)) return
  const message = 'Пока вы правили, заявка изменилась: её автор оценил ответ или её изменили коллеги.'
  throw new APIError(`${message} Загрузите страницу заново и повторите.`, 409, null, true)
}
