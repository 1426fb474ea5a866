import { appealEvents, appeals, appealTopics } from '@/lib/domains/appeals/collection'
import * as contract from '@/lib/domains/appeals/contract'
import { appealFeed } from '@/lib/domains/appeals/feed'
import { detachAppeals, findOwnAppeals } from '@/lib/domains/appeals/repository'
import { sendAppealEmails } from '@/lib/domains/appeals/send-emails'
import {
  appealFormData,
  appealStatistics,
  findAppealChoices,
  getOwnAppeal,
  listOwnAppeals,
  savePostalAddress,
  sendOfficialAppeal,
} from '@/lib/domains/appeals/service'
import { answer, residentAnswer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const appealsDomain: Domain = {
  collections: [appeals, appealTopics, appealEvents],
  answers: [
    residentAnswer(contract.getOfficialAppeals, ({ caller }) => appealFormData(caller.residentId)),
    residentAnswer(contract.postOfficialAppeal, ({ caller, body, visitor }) =>
      sendOfficialAppeal(caller.residentId, body, visitor),
    ),
    residentAnswer(contract.addPostalAddress, ({ caller, body }) => savePostalAddress(caller.residentId, body.address)),
    residentAnswer(contract.listUserAppeals, ({ caller, query }) => listOwnAppeals(caller.residentId, query.page)),
    residentAnswer(contract.getUserAppeal, ({ caller, params }) => getOwnAppeal(params.id, caller.residentId)),
    answer(contract.getAppealChoices, () => findAppealChoices()),
    answer(contract.getAppealStatistics, () => appealStatistics()),
  ],
  jobs: [{ name: 'appeals', everyMinutes: 0, run: sendAppealEmails }],
  erase: detachAppeals,
  personalData: async ({ residentId }) => ({ appeals: await findOwnAppeals(residentId) }),
  feed: appealFeed,
}
