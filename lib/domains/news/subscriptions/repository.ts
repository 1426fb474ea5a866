import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { MESSAGE_TYPE_CODE } from '@/lib/config/paths'

type MailFrequency = 'never' | 'at_once' | 'daily' | 'weekly'

export interface Subscription {
  news_types: number[]
  mail: MailFrequency
}

export async function findSubscription(residentId: number): Promise<Subscription | null> {
  return selectOne<Subscription>(sql`SELECT news_types, mail FROM resident_news WHERE resident_id = ${residentId}`)
}

/** Tells of news since the choice: those of a type that was chosen just now may be months old. */
export async function storeSubscription(residentId: number, { news_types: types, mail }: Subscription): Promise<void> {
  await query(sql`
    INSERT INTO resident_news AS n (resident_id, news_types, mail) VALUES (${residentId}, ${sql.param(types)}::int[], ${mail})
    ON CONFLICT (resident_id) DO UPDATE SET news_types = excluded.news_types, mail = excluded.mail,
      seen_at = CASE WHEN excluded.news_types <@ n.news_types THEN n.seen_at ELSE now() END,
      mailed_at = CASE WHEN excluded.news_types <@ n.news_types AND n.mail <> 'never' THEN n.mailed_at ELSE now() END`)
}

export async function stopMail(token: Buffer): Promise<boolean> {
  return (await query(sql`UPDATE resident_news SET mail = 'never' WHERE token = ${token} RETURNING 1`)).length > 0
}

/** Notifies subscribers in the cabinet of new items, once each. Returns how many residents there were. */
export async function notifyOfNews(limit: number): Promise<number> {
  const told = await query(sql`
    WITH due AS (
      SELECT n.resident_id, n.news_types, n.seen_at FROM resident_news n
      WHERE n.news_types <> '{}' AND EXISTS (SELECT 1 FROM news w WHERE w._status = 'published'
        AND w.published_at > n.seen_at AND w.published_at <= now() AND w.type_code::int = ANY(n.news_types))
      ORDER BY n.seen_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    told AS (
      INSERT INTO resident_notifications (resident_id, kind, title, text, url)
      SELECT d.resident_id, 'news', w.title, coalesce(w.lead, ''),
        CASE WHEN w.type_code::int = ${MESSAGE_TYPE_CODE} THEN '/messages/' ELSE '/news/' END || w.id || '/' || w.slug
      FROM due d JOIN news w ON w._status = 'published' AND w.published_at > d.seen_at AND w.published_at <= now()
        AND w.type_code::int = ANY(d.news_types)
      ORDER BY w.published_at)
    UPDATE resident_news n SET seen_at = now() FROM due d WHERE n.resident_id = d.resident_id RETURNING 1`)
  return told.length
}

export interface DueEmail {
  resident_id: number
  greeting: string
  email: string
  news: {
    id: number
    slug: string
    title: string
    type_code: number
    starts_at: string | null
    expires_at: string | null
  }[]
}

export async function takeDueEmails(limit: number): Promise<DueEmail[]> {
  return query<DueEmail>(sql`
    WITH due AS (
      SELECT n.resident_id, n.news_types, n.mailed_at FROM resident_news n
      JOIN residents r ON r.id = n.resident_id AND r.erased_at IS NULL AND r.email_confirmed_at IS NOT NULL
      WHERE n.mail <> 'never' AND n.news_types <> '{}' AND n.mailed_at <= now() - CASE n.mail
          WHEN 'weekly' THEN interval '7 days' WHEN 'daily' THEN interval '1 day' ELSE interval '1 minute' END
        AND EXISTS (SELECT 1 FROM news w WHERE w._status = 'published' AND w.published_at > n.mailed_at
          AND w.published_at <= now() AND w.type_code::int = ANY(n.news_types))
      ORDER BY n.mailed_at LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED),
    marked AS (UPDATE resident_news n SET mailed_at = now() FROM due d WHERE n.resident_id = d.resident_id)
    SELECT d.resident_id, ${selectGreeting('r')} AS greeting, r.email, (
      SELECT jsonb_agg(jsonb_build_object('id', w.id, 'slug', w.slug, 'title', w.title, 'type_code', w.type_code::int,
        'starts_at', w.starts_at, 'expires_at', w.expires_at) ORDER BY w.published_at DESC)
      FROM (SELECT * FROM news w WHERE w._status = 'published' AND w.published_at > d.mailed_at AND w.published_at <= now()
        AND w.type_code::int = ANY(d.news_types) ORDER BY w.published_at DESC LIMIT 20) w) AS news
    FROM due d JOIN residents r ON r.id = d.resident_id`)
}

export async function storeStopKey(residentId: number, token: Buffer): Promise<void> {
  await query(sql`UPDATE resident_news SET token = ${token} WHERE resident_id = ${residentId}`)
}
