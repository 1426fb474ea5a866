import { handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { usefulLinks } from '@/lib/domains/useful-links/collection'
import * as contract from '@/lib/domains/useful-links/contract'
import { listUsefulLinks } from '@/lib/domains/useful-links/service'

export const usefulLinksDomain: Domain = {
  collections: [usefulLinks],
  handlers: [...handleList(contract.listUsefulLinks, contract.searchUsefulLinks, listUsefulLinks)],
}
