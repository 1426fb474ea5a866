import * as contract from '@/lib/domains/cabinet/contract'
import { listOpenMatters as openMatters, listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { composeFeed, exportData, listOpenMatters, unsubscribe } from '@/lib/domains/cabinet/service'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { linkPrivateFile } from '@/lib/platform/files/private-files'

export function cabinetDomain(domains: readonly Domain[]): Domain {
  return {
    handlers: [
      handleForResident(listResidentFeed, ({ caller, query }) => composeFeed(domains, caller.residentId, query.page)),
      handleForResident(openMatters, ({ caller }) => listOpenMatters(domains, caller.residentId)),
      handle(contract.unsubscribeNews, ({ query }) => unsubscribe(domains, query.token)),
      handleForResident(contract.exportData, ({ caller }) => exportData(domains, caller)),
      handleForResident(contract.linkPrivateFile, ({ caller, body }) => linkPrivateFile(body.id, caller.residentId)),
    ],
  }
}
