import { answer, residentAnswer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { composeFeed } from '@/lib/domains/cabinet/compose-feed'
import * as contract from '@/lib/domains/cabinet/contract'
import { exportData } from '@/lib/domains/cabinet/export-data'
import { listOpenMatters as openMatters, listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { listOpenMatters } from '@/lib/domains/cabinet/list-open-matters'
import { unsubscribe } from '@/lib/domains/cabinet/unsubscribe'
import { linkPrivateFile } from '@/lib/platform/files/private-files'

export function cabinetDomain(domains: readonly Domain[]): Domain {
  return {
    answers: [
      residentAnswer(listResidentFeed, ({ caller, query }) => composeFeed(domains, caller.residentId, query.page)),
      residentAnswer(openMatters, ({ caller }) => listOpenMatters(domains, caller.residentId)),
      answer(contract.unsubscribeNews, ({ query }) => unsubscribe(domains, query.token)),
      residentAnswer(contract.exportData, ({ caller }) => exportData(domains, caller)),
      residentAnswer(contract.linkPrivateFile, ({ caller, body }) => linkPrivateFile(body.id, caller.residentId)),
    ],
  }
}
