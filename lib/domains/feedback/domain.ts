import { dutyServices } from '@/lib/domains/feedback/collection'
import * as contract from '@/lib/domains/feedback/contract'
import { dutyPage, feedback, reception } from '@/lib/domains/feedback/globals'
import { getFeedback, getReception, listDutyServices } from '@/lib/domains/feedback/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const feedbackDomain: Domain = {
  collections: [dutyServices],
  globals: [feedback, reception, dutyPage],
  handlers: [
    handle(contract.getFeedback, ({ preview }) => getFeedback(isPreviewed(preview, 'feedback', 0))),
    handle(contract.getReception, ({ query, preview }) => getReception(isPreviewed(preview, 'reception', 0), query)),
    handle(contract.listDutyServices, ({ preview }) =>
      listDutyServices(isPreviewed(preview, 'duty-page', 0), previewedId(preview, 'duty-services')),
    ),
  ],
}
