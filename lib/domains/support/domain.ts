import { supportRequests } from '@/lib/domains/support/collection'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'
import { deleteOldRequests } from '@/lib/domains/support/repository'
import {
  exportSupport,
  forgetSupport,
  replaceSupportEmail,
  sendSupportRequest,
  supportFeed,
} from '@/lib/domains/support/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const supportDomain: Domain = {
  collections: [supportRequests],
  handlers: [
    handle(postTechSupport, ({ caller, body, visitor }) =>
      sendSupportRequest(caller?.residentId ?? null, body, visitor),
    ),
    handle(correctSupportEmail, ({ body, visitor }) => replaceSupportEmail(body, visitor)),
  ],
  jobs: [{ name: 'support', everyMinutes: 60, run: deleteOldRequests }],
  erase: forgetSupport,
  personalData: async ({ residentId }) => ({ support_requests: await exportSupport(residentId) }),
  feed: supportFeed,
}
