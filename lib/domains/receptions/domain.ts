import { receptionBookings } from '@/lib/domains/receptions/collection'
import * as contract from '@/lib/domains/receptions/contract'
import { receptionFeed } from '@/lib/domains/receptions/feed'
import { dropOldBookings, exportBookings, forgetBooker } from '@/lib/domains/receptions/repository'
import { sendReminders } from '@/lib/domains/receptions/schedule-service'
import {
  bookSlot,
  cancelByKey,
  cancelMyBooking,
  confirmByKey,
  describeByKey,
  getSlots,
  listMyBookings,
  resendEmail,
} from '@/lib/domains/receptions/service'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const receptionsDomain: Domain = {
  collections: [receptionBookings],
  handlers: [
    handle(contract.getReceptionSlots, ({ query }) => getSlots(query.official)),
    handle(contract.bookReception, ({ caller, body, visitor }) => bookSlot(caller?.residentId ?? null, body, visitor)),
    handle(contract.confirmReception, ({ body }) => confirmByKey(body.token)),
    handle(contract.describeReception, ({ body }) => describeByKey(body.token)),
    handle(contract.cancelReception, ({ body }) => cancelByKey(body.token)),
    handle(contract.resendReceptionEmail, ({ body }) => resendEmail(body)),
    handleForResident(contract.listMyReceptions, ({ caller }) => listMyBookings(caller.residentId)),
    handleForResident(contract.cancelMyReception, ({ caller, body }) => cancelMyBooking(body.id, caller.residentId)),
  ],
  jobs: [
    { name: 'reminders of receptions', everyMinutes: 10, run: sendReminders },
    { name: 'old bookings of receptions', everyMinutes: 60, run: dropOldBookings },
  ],
  erase: forgetBooker,
  personalData: async ({ residentId }) => ({ reception_bookings: await exportBookings(residentId) }),
  feed: receptionFeed,
}
