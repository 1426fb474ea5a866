import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { activityItems, activityTypes } from '@/lib/domains/government-activity/collection'
import * as contract from '@/lib/domains/government-activity/contract'
import { listGovernmentActivity } from '@/lib/domains/government-activity/service'
import { previewedId } from '@/lib/platform/preview/preview'

export const governmentActivityDomain: Domain = {
  collections: [activityItems, activityTypes],
  handlers: [
    handle(contract.listGovernmentActivity, ({ query, preview }) =>
      listGovernmentActivity(query, previewedId(preview, 'activity-items')),
    ),
  ],
}
