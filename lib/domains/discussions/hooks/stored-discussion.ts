import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Periods } from '@/lib/domains/discussions/hooks/periods'
import { effectiveVotes } from '@/lib/domains/discussions/repository'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { toCityDay } from '@/lib/platform/database/select'

/** State of a discussion that residents see, whatever its drafts contain. */
export interface StoredDiscussion {
  isPublished: boolean
  /** Residents may rely on it: it is published, or was stopped or voted in. */
  isAnnounced: boolean
  stoppedAt: string | null
  commentRequired: boolean
  today: string
  days: Periods
}

const toDay = (column: string) => sql`coalesce(${toCityDay(sql`${sql.identifier(column)}`)}::text, '')`

/** Returns the discussion and locks it until the end of the caller's transaction; null if missing. */
export async function lockDiscussion(id: number, req: PayloadRequest): Promise<StoredDiscussion | null> {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT 1 FROM discussions WHERE id = ${id} FOR NO KEY UPDATE`)
  const { rows } = await db.execute(sql`
    SELECT _status = 'published' AS "isPublished",
      _status = 'published' OR stopped_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM ${effectiveVotes} v WHERE v.discussion_id = d.id) AS "isAnnounced",
      stopped_at AS "stoppedAt",
      coalesce(comment_required, false) AS "commentRequired",
      ${toCityDay(sql`clock_timestamp()`)}::text AS today,
      jsonb_build_object(
        'notificationStartDate', ${toDay('notification_start_date')},
        'notificationFinishDate', ${toDay('notification_finish_date')},
        'exhibitionStartDate', ${toDay('exhibition_start_date')},
        'exhibitionFinishDate', ${toDay('exhibition_finish_date')},
        'reviewStartDate', ${toDay('review_start_date')},
        'reviewFinishDate', ${toDay('review_finish_date')}) AS days
    FROM discussions d WHERE d.id = ${id}`)
  return (rows[0] as unknown as StoredDiscussion | undefined) ?? null
}

/** Records a later last voting day, of which followers are notified, in the transaction of the save. */
export async function recordPostponement(
  id: number,
  { days: { exhibitionFinishDate: before } }: StoredDiscussion,
  { exhibitionFinishDate: after }: Periods,
  req: PayloadRequest,
): Promise<void> {
  if (after <= before) return
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_discussion_events (discussion_id, kind) VALUES (${id}, ${`until ${after}`})
    ON CONFLICT (discussion_id, kind) DO UPDATE SET created_at = now(), told_at = NULL`)
}
