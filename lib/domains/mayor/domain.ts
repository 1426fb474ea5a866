import { mayorActivities, mayorActivityTypes } from '@/lib/domains/mayor/collection'
import * as contract from '@/lib/domains/mayor/contract'
import { mayor } from '@/lib/domains/mayor/global'
import { composeMayor, composeMayorNews, listActivities } from '@/lib/domains/mayor/service'
import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const mayorDomain: Domain = {
  collections: [mayorActivities, mayorActivityTypes],
  globals: [mayor],
  handlers: [
    handle(contract.getMayor, ({ preview }) => composeMayor(isPreviewed(preview, 'mayor', 0))),
    handle(contract.listMayorNews, ({ query }) => composeMayorNews(query.page)),
    ...handleList(contract.listActivities, contract.searchActivities, (filter, preview) =>
      listActivities(filter, previewedId(preview, 'mayor-activities')),
    ),
  ],
}
