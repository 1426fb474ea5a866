import { mayorActivities, mayorActivityTypes } from '@/lib/domains/mayor/collection'
import * as contract from '@/lib/domains/mayor/contract'
import { mayor } from '@/lib/domains/mayor/global'
import { composeMayor, composeMayorNews, listActivities } from '@/lib/domains/mayor/service'
import { answer, answerList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const mayorDomain: Domain = {
  collections: [mayorActivities, mayorActivityTypes],
  globals: [mayor],
  answers: [
    answer(contract.getMayor, ({ preview }) => composeMayor(isPreviewed(preview, 'mayor', 0))),
    answer(contract.listMayorNews, ({ query }) => composeMayorNews(query.page)),
    ...answerList(contract.listActivities, contract.searchActivities, (filter, preview) =>
      listActivities(filter, previewedId(preview, 'mayor-activities')),
    ),
  ],
}
