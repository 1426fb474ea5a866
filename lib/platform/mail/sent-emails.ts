import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

export interface SentEmail {
  id: number
  subject: string
  state: 'queued' | 'sending' | 'sent' | 'refused'
  /** Recipients of the same text. */
  count: number
  at: Date | string
}

/** Lists emails about a record, without addresses. A row is one text to all its recipients. */
export function findEmailsAbout(record: string): Promise<SentEmail[]> {
  return query<SentEmail>(sql`
    SELECT min(id) AS id, subject, state, count(*)::int AS count, coalesce(max(settled_at), max(created_at)) AS at
    FROM ${sql.raw(EMAILS_TABLE)} WHERE about = ${record} AND recipient IS NOT NULL
    GROUP BY subject, state, date_trunc('minute', created_at) ORDER BY 1`)
}
