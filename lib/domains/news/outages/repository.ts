import { sql } from '@payloadcms/db-postgres'
import { MESSAGE_TYPE_CODE } from '@/lib/config/paths'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'
import type { News } from '@/lib/platform/payload/payload-types'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'

/** Finds those of these messages that the duty service announced and has not ended. */
export async function findOurs(ids: readonly number[]): Promise<Set<number>> {
  const rows = await query<{ id: number }>(sql`
    SELECT news_id AS id FROM private_outages WHERE ended_at IS NULL AND news_id = ANY(${sql.param([...ids])}::int[])`)
  return new Set(rows.map(({ id }) => id))
}

export async function storeOutage(newsId: number, startsAt: Date): Promise<void> {
  await query(sql`
    INSERT INTO private_outages (news_id, starts_at) VALUES (${newsId}, ${startsAt.toISOString()}::timestamptz)`)
}

/** Marks an outage as ended. Returns whether it had ended before; null if there is none. */
export async function markEnded(newsId: number): Promise<{ hadEnded: boolean } | null> {
  return selectOne<{ hadEnded: boolean }>(sql`
    UPDATE private_outages o SET ended_at = coalesce(o.ended_at, now())
    FROM (SELECT news_id, ended_at FROM private_outages WHERE news_id = ${newsId} FOR UPDATE) before
    WHERE o.news_id = before.news_id RETURNING before.ended_at IS NOT NULL AS "hadEnded"`)
}

export type Announcement = Pick<News, 'title' | 'lead' | 'body' | 'publishedAt' | 'startsAt' | 'expiresAt'>

/** Publishes an announcement with the staff's name in its log, past the rights of an editor. */
export async function publishAnnouncement(data: Announcement, call: StaffCall): Promise<News> {
  const payload = await payloadClient()
  const type = await selectOne<{ id: number }>(sql`SELECT id FROM news_types WHERE code = ${MESSAGE_TYPE_CODE}`)
  const req = toStaffRequest(call)
  return payload.create({
    collection: 'news',
    data: { ...data, type: type?.id ?? 0, _status: 'published' },
    depth: 0,
    req,
  })
}

/** Locks an outage until the end of the transaction. Returns whether it has ended; null if there is none. */
export function lockOutage(newsId: number): Promise<{ hasEnded: boolean } | null> {
  return selectOne(sql`
    SELECT ended_at IS NOT NULL AS "hasEnded" FROM private_outages WHERE news_id = ${newsId} FOR UPDATE`)
}

/** Changes the published announcement. A draft that an editor has begun is not published along. */
export async function changeAnnouncement(
  id: number,
  change: (shown: Announcement) => Partial<Announcement>,
  call: StaffCall,
): Promise<News> {
  const payload = await payloadClient()
  const req = toStaffRequest(call)
  const {
    updatedAt: _updated,
    createdAt: _created,
    ...shown
  } = await payload.findByID({ collection: 'news', id, draft: false, depth: 0, req })
  return payload.update({ collection: 'news', id, data: { ...shown, ...change(shown) }, depth: 0, req })
}
