import { appealEvents, appeals, appealTopics } from '@/lib/domains/appeals/collection'
import * as contract from '@/lib/domains/appeals/contract'
import { appealFeed } from '@/lib/domains/appeals/feed'
import { detachAppeals, findMyAppeals } from '@/lib/domains/appeals/repository'
import { sendAppealEmails } from '@/lib/domains/appeals/send-emails'
import {
  appealFormData,
  appealStatistics,
  findAppealChoices,
  getMyAppeal,
  listMyAppeals,
  prepareAppeal,
  savePostalAddress,
  sendOfficialAppeal,
} from '@/lib/domains/appeals/service'
import { handle, handleForResident, handlePrepared, requireCaller } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const appealsDomain: Domain = {
  collections: [appeals, appealTopics, appealEvents],
  handlers: [
    handleForResident(contract.getOfficialAppeals, ({ caller }) => appealFormData(caller.residentId)),
    handlePrepared(
      contract.postOfficialAppeal,
      ({ body }) => prepareAppeal(body),
      ({ caller, body, visitor }, prepared) =>
        sendOfficialAppeal(requireCaller(caller).residentId, body, prepared, visitor),
    ),
    handleForResident(contract.addPostalAddress, ({ caller, body }) =>
      savePostalAddress(caller.residentId, body.address),
    ),
    handleForResident(contract.listUserAppeals, ({ caller, query }) => listMyAppeals(caller.residentId, query.page)),
    handleForResident(contract.getUserAppeal, ({ caller, params }) => getMyAppeal(params.id, caller.residentId)),
    handle(contract.getAppealChoices, () => findAppealChoices()),
    handle(contract.getAppealStatistics, () => appealStatistics()),
  ],
  jobs: [{ name: 'appeals', everyMinutes: 0, run: sendAppealEmails }],
  erase: detachAppeals,
  personalData: async ({ residentId }) => ({ appeals: await findMyAppeals(residentId) }),
  feed: appealFeed,
}
