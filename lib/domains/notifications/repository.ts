import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import type { Notification } from '@/lib/domains/notifications/contract'

export interface NewNotification {
  kind: string
  title: string
  text: string
  url: string | null
}

export async function insertNotification(
  residentId: number,
  { kind, title, text, url }: NewNotification,
): Promise<void> {
  await query(sql`INSERT INTO resident_notifications (resident_id, kind, title, text, url)
    VALUES (${residentId}, ${kind}, ${title}, ${text}, ${url})`)
}

export async function findNotifications(residentId: number, limit: number, offset: number): Promise<Notification[]> {
  return query<Notification>(sql`
    SELECT id, kind, title, text, url, created_at, read_at FROM resident_notifications
    WHERE resident_id = ${residentId} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`)
}

export async function countNotifications(residentId: number): Promise<{ total: number; unread: number }> {
  const [row] = await query<{ total: number; unread: number }>(sql`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread
    FROM resident_notifications WHERE resident_id = ${residentId}`)
  return row ?? { total: 0, unread: 0 }
}

export async function markRead(residentId: number, id: number | undefined): Promise<void> {
  await query(sql`UPDATE resident_notifications SET read_at = now()
    WHERE resident_id = ${residentId} AND read_at IS NULL AND (${id ?? null}::integer IS NULL OR id = ${id ?? null})`)
}

export async function hasNotification(residentId: number, id: number): Promise<boolean> {
  return (
    (await query(sql`SELECT 1 FROM resident_notifications WHERE id = ${id} AND resident_id = ${residentId}`)).length > 0
  )
}
