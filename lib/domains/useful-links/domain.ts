import { answer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { usefulLinks } from '@/lib/domains/useful-links/collection'
import * as contract from '@/lib/domains/useful-links/contract'
import { listUsefulLinks } from '@/lib/domains/useful-links/service'

export const usefulLinksDomain: Domain = {
  collections: [usefulLinks],
  answers: [
    answer(contract.listUsefulLinks, ({ query }) => listUsefulLinks(query)),
    answer(contract.searchUsefulLinks, ({ body }) => listUsefulLinks(body)),
  ],
}
