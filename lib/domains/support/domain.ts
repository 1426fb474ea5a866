import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { supportRequests } from '@/lib/domains/support/collection'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'
import { deleteOldRequests } from '@/lib/domains/support/repository'
import { mendSupportEmail, sendSupportRequest } from '@/lib/domains/support/send-support-request'
import { exportSupport, forgetSupport, supportFeed } from '@/lib/domains/support/service'

export const supportDomain: Domain = {
  collections: [supportRequests],
  answers: [
    answer(postTechSupport, ({ caller, body, visitor }) =>
      sendSupportRequest(caller?.residentId ?? null, body, visitor),
    ),
    answer(correctSupportEmail, ({ body, visitor }) => mendSupportEmail(body, visitor)),
  ],
  jobs: [{ name: 'support', everyMinutes: 60, run: deleteOldRequests }],
  erase: forgetSupport,
  personalData: async ({ residentId }) => ({ support_requests: await exportSupport(residentId) }),
  feed: supportFeed,
}
