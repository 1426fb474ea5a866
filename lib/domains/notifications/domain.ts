import { handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/notifications/contract'
import { exportNotifications, listNotifications, markNotificationsRead } from '@/lib/domains/notifications/service'

export const notificationsDomain: Domain = {
  handlers: [
    handleForResident(contract.listNotifications, ({ caller, query }) =>
      listNotifications(caller.residentId, query.page),
    ),
    handleForResident(contract.markNotificationsRead, ({ caller, body }) =>
      markNotificationsRead(caller.residentId, body.id),
    ),
  ],
  personalData: async ({ residentId }) => ({ notifications: await exportNotifications(residentId) }),
}
