import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { id, moment, pageNumber, pageOf } from '@/lib/contract/shapes'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

export const NOTIFICATIONS_PER_PAGE = 20

const notification = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  created_at: moment,
  read_at: moment.nullable(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = defineOperation({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/newsnotifications',
  summary: 'Уведомления, новые сверху, по 20 на странице, и число непрочитанных',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ notifications: pageOf(notification), unread: z.int() }),
})

export const markNotificationsRead = defineOperation({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notificationmarkasread',
  summary: 'Прочитано: одно уведомление (id) или все',
  access: 'resident',
  body: z.object({ id: id.optional() }),
  answer: z.object({ unread: z.int() }),
})
