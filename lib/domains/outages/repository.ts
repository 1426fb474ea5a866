import { sql } from '@payloadcms/db-postgres'
import { MESSAGE_TYPE_CODE } from '@/lib/config/paths'
import type { OutageFacts } from '@/lib/domains/outages/shapes'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'
import type { News } from '@/lib/platform/payload/payload-types'
import { changesOnlyPublished } from '@/lib/platform/save-hooks/record-editor'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'

/** First line of an outage's history. */
export const ANNOUNCED = 'Объявлено'
export const WARNING_ON = 'Предупреждение поставлено'
export const WARNING_OFF = 'Предупреждение снято'
/** Lines of which residents are not told: the announcement is as it was. */
const UNREPORTED = [ANNOUNCED, WARNING_ON, WARNING_OFF]

type Moment = string | Date

interface OutageRow {
  id: number
  slug: string
  title: string
  starts_at: Moment
  expires_at: Moment
  what: string
  places: string
  responsible: string
  has_banner: boolean
}

const beginning = sql`coalesce(n.starts_at, o.starts_at)`
const columns = sql`n.id, coalesce(nullif(n.slug, ''), 'item') AS slug, n.title,
  ${beginning} AS starts_at, n.expires_at, coalesce(o.what, '') AS what,
  coalesce(o.places, '') AS places, coalesce(o.responsible, '') AS responsible, coalesce(o.has_banner, false) AS has_banner`
const isShown = sql`n._status = 'published' AND n.type_code = ${MESSAGE_TYPE_CODE}`

export interface PublicOutageRow extends OutageRow {
  /** Last change of what the duty service said. */
  updated_at: Moment | null
}

/** What is off now, that which ends first before, then what comes soonest. */
const soonestFirst = sql`${beginning} > now(), CASE WHEN ${beginning} > now() THEN ${beginning} END, n.expires_at, n.id`

/** Finds what is or will be off, whoever announced it: messages in force with a beginning. */
export function findOutages(limit: number): Promise<PublicOutageRow[]> {
  return query(sql`
    SELECT ${columns}, (SELECT max(changed_at) FROM private_outage_changes c
      WHERE c.news_id = n.id AND c.title <> ALL(${sql.param(UNREPORTED)}::text[])) AS updated_at
    FROM news n LEFT JOIN private_outages o ON o.news_id = n.id
    WHERE ${isShown} AND n.expires_at > now() AND ${beginning} IS NOT NULL
    ORDER BY ${soonestFirst} LIMIT ${limit}`)
}

/**
 * Finds the outages of which every page warns now. As long as there is none, no page depends on the table of news, whose
 * every edit would purge them all; a week after its end an outage counts as over, though an editor may have prolonged it.
 */
export async function findWarned(): Promise<OutageRow[]> {
  const marked = await query(sql`
    SELECT 1 FROM private_outages WHERE has_banner AND ended_at IS NULL AND ends_at > now() - interval '7 days' LIMIT 1`)
  if (marked.length === 0) return []
  return query(sql`
    SELECT ${columns} FROM private_outages o JOIN news n ON n.id = o.news_id
    WHERE o.has_banner AND o.ended_at IS NULL AND ${isShown} AND n.expires_at > now()
      AND ${beginning} <= now()`)
}

export interface DutyOutageRow extends OutageRow {
  ends_at: Moment | null
  is_over: boolean
  can_resume: boolean
  history: { title: string; who: string | null; at: string }[]
}

/** Finds what the duty service announced and is in force, then what was over within a day. */
export function findDutyOutages(limit: number): Promise<DutyOutageRow[]> {
  return query(sql`
    SELECT ${columns}, o.ends_at, n.expires_at <= now() AS is_over,
      o.ended_at IS NOT NULL AND coalesce(o.ends_at > now(), false) AS can_resume,
      (SELECT coalesce(json_agg(json_build_object('title', c.title, 'who', c.who, 'at', c.changed_at) ORDER BY c.id DESC), '[]')
        FROM private_outage_changes c WHERE c.news_id = n.id) AS history
    FROM private_outages o JOIN news n ON n.id = o.news_id
    WHERE ${isShown} AND n.expires_at > now() - interval '1 day'
    ORDER BY is_over, CASE WHEN n.expires_at <= now() THEN n.expires_at END DESC, ${soonestFirst} LIMIT ${limit}`)
}

export type StoredOutage = OutageFacts & { hasEnded: boolean }

/** Locks an outage until the end of the transaction. Returns what is told of it; null if there is none. */
export async function lockOutage(newsId: number): Promise<StoredOutage | null> {
  const row = await selectOne<OutageRow & { ends_at: Moment; has_ended: boolean }>(sql`
    SELECT ${columns}, o.ended_at IS NOT NULL AS has_ended,
      CASE WHEN o.ended_at IS NULL THEN n.expires_at ELSE coalesce(o.ends_at, n.expires_at) END AS ends_at
    FROM private_outages o JOIN news n ON n.id = o.news_id WHERE o.news_id = ${newsId} FOR UPDATE OF o`)
  return (
    row && {
      what: row.what,
      where: row.places,
      responsible: row.responsible,
      hasBanner: row.has_banner,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      hasEnded: row.has_ended,
    }
  )
}

/** Stores what is told of an outage that has not ended. */
export async function storeOutage(newsId: number, outage: OutageFacts): Promise<void> {
  const { what, where, responsible, hasBanner, startsAt, endsAt } = outage
  await query(sql`
    INSERT INTO private_outages (news_id, what, places, responsible, has_banner, starts_at, ends_at)
    VALUES (${newsId}, ${what}, ${where}, ${responsible}, ${hasBanner}, ${startsAt.toISOString()}::timestamptz,
      ${endsAt.toISOString()}::timestamptz)
    ON CONFLICT (news_id) DO UPDATE SET what = excluded.what, places = excluded.places, ended_at = NULL,
      responsible = excluded.responsible, has_banner = excluded.has_banner, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at`)
}

export async function markEnded(newsId: number, { endsAt }: OutageFacts): Promise<void> {
  await query(sql`
    UPDATE private_outages SET ended_at = now(), ends_at = ${endsAt.toISOString()}::timestamptz WHERE news_id = ${newsId}`)
}

export async function insertChange(newsId: number, title: string, who: string | undefined): Promise<void> {
  await query(sql`
    INSERT INTO private_outage_changes (news_id, title, who) VALUES (${newsId}, ${title}, ${who ?? null}::text)`)
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

/**
 * Changes the published announcement. A draft that an editor has begun is not published along: it gets the same change and
 * stays the newest version, so that its words are not lost and its publication does not bring the old term back.
 */
export async function changeAnnouncement(
  id: number,
  change: (shown: Partial<Announcement>) => Partial<Announcement>,
  call: StaffCall,
): Promise<void> {
  const payload = await payloadClient()
  const req = toStaffRequest(call)
  const find = async (draft: boolean) => {
    const found = await payload.findByID({ collection: 'news', id, draft, depth: 0, req })
    const { updatedAt: _updated, createdAt: _created, ...news } = found
    return news
  }
  const shown = await find(false)
  const draft = await find(true)
  const hasDraft = draft._status === 'draft'
  const context = changesOnlyPublished.contextWith(hasDraft)
  await payload.update({ collection: 'news', id, data: { ...shown, ...change(shown) }, depth: 0, req, context })
  if (!hasDraft) return
  await payload.update({ collection: 'news', id, data: { ...draft, ...change(draft) }, draft: true, depth: 0, req })
}
