import { sql } from '@payloadcms/db-postgres'
import { MESSAGE_TYPE_CODE } from '@/lib/config/paths'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'
import type { News } from '@/lib/platform/payload/payload-types'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'

export interface OutageRow {
  id: number
  title: string
  slug: string
  starts_at: Date | string
  expires_at: Date | string
}

/** Finds what is published and has not ended, the soonest end first. */
export function findCurrentOutages(): Promise<OutageRow[]> {
  return query<OutageRow>(sql`
    SELECT n.id, n.title, coalesce(n.slug, 'item') AS slug, o.starts_at, n.expires_at
    FROM private_outages o JOIN news n ON n.id = o.news_id
    WHERE o.ended_at IS NULL AND n._status = 'published' AND n.expires_at > now() ORDER BY n.expires_at, n.id`)
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

type Announcement = Pick<News, 'title' | 'lead' | 'body' | 'publishedAt' | 'startsAt' | 'expiresAt'>

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

/** Ends the published announcement. A draft that an editor has begun is not published along. */
export async function endAnnouncement(id: number, ending: string, now: Date, call: StaffCall): Promise<News> {
  const payload = await payloadClient()
  const req = toStaffRequest(call)
  const {
    updatedAt: _updated,
    createdAt: _created,
    ...shown
  } = await payload.findByID({
    collection: 'news',
    id,
    draft: false,
    depth: 0,
    req,
  })
  // called off before it began
  const startsAt = shown.startsAt && new Date(shown.startsAt) > now ? null : shown.startsAt
  const data = { ...shown, lead: `${ending} ${shown.lead}`, startsAt, expiresAt: now.toISOString() }
  return payload.update({ collection: 'news', id, data, depth: 0, req })
}
