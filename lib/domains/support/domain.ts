import { supportRequests } from '@/lib/domains/support/collection'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'
import { deleteOldRequests } from '@/lib/domains/support/repository'
import {
  exportSupport,
  forgetSupport,
  replaceSupportEmail,
  sendSupportRequest,
  supportFeed,
  takePictures,
} from '@/lib/domains/support/service'
import { handle, handlePrepared } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const supportDomain: Domain = {
  collections: [supportRequests],
  handlers: [
    handlePrepared(
      postTechSupport,
      ({ body }) => takePictures(body.documents_arr ?? []),
      ({ caller, body, visitor }, pictures) =>
        sendSupportRequest(caller?.residentId ?? null, { ...body, pictures }, visitor),
    ),
    handle(correctSupportEmail, ({ body, visitor }) => replaceSupportEmail(body, visitor)),
  ],
  jobs: [{ name: 'support', everyMinutes: 60, run: deleteOldRequests }],
  erase: forgetSupport,
  personalData: async ({ residentId }) => ({ support_requests: await exportSupport(residentId) }),
  feed: supportFeed,
}
