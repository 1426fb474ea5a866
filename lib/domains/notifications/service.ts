import { AppError } from '@/lib/contract/errors'
import { buildPage } from '@/lib/contract/page'
import { type Notification, NOTIFICATIONS_PER_PAGE } from '@/lib/domains/notifications/contract'
import {
  countNotifications,
  findNotifications,
  hasNotification,
  insertNotification,
  markRead,
  type NewNotification,
} from '@/lib/domains/notifications/repository'
import { toIso } from '@/lib/time/dates'

const MAX_EXPORTED = 10_000

/** Adds a notification in the caller's transaction; emails are the caller's task. */
export async function notify(residentId: number, note: NewNotification): Promise<void> {
  await insertNotification(residentId, note)
}

export async function listNotifications(residentId: number, page: number) {
  const perPage = NOTIFICATIONS_PER_PAGE
  const [found, { total, unread }] = await Promise.all([
    findNotifications(residentId, perPage, (page - 1) * perPage),
    countNotifications(residentId),
  ])
  const data = found.map((row) => ({
    ...row,
    created_at: toIso(row.created_at),
    read_at: toIso(row.read_at),
  }))
  return { notifications: buildPage(data, { total, perPage, page, path: '/api/newsnotifications' }), unread }
}

/** Marks one or all. Throws notFound for a foreign id. */
export async function markNotificationsRead(residentId: number, id: number | undefined): Promise<{ unread: number }> {
  if (id !== undefined && !(await hasNotification(residentId, id))) throw new AppError('notFound')
  await markRead(residentId, id)
  return { unread: (await countNotifications(residentId)).unread }
}

export async function exportNotifications(residentId: number): Promise<Notification[]> {
  return findNotifications(residentId, MAX_EXPORTED, 0)
}
