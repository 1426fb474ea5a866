import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction } from 'payload'

/** Payload asks whether the user may publish when it lists schedules, but not when it makes one: an author could forge it. */
export const schedulePublication: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { doc, global, ...caller } = args
  const target = { id: doc?.value, collectionSlug: doc?.relationTo, globalSlug: global }
  await getUpcomingScheduledPublishHandler({ ...caller, ...target })
  return schedulePublishHandler(args)
}
