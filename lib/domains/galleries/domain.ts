import { answer, answerList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { galleries } from '@/lib/domains/galleries/collection'
import * as contract from '@/lib/domains/galleries/contract'
import { getGallery, listGalleries } from '@/lib/domains/galleries/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const galleriesDomain: Domain = {
  collections: [galleries],
  answers: [
    ...answerList(contract.listMayorGalleries, contract.searchMayorGalleries, (filter) =>
      listGalleries('mayor', filter),
    ),
    answer(contract.getMayorGallery, ({ params: { id }, preview }) =>
      getGallery('mayor', id, isPreviewed(preview, 'galleries', id)),
    ),
    ...answerList(contract.listCityGalleries, contract.searchCityGalleries, (filter) => listGalleries('city', filter)),
    answer(contract.getCityGallery, ({ params: { id }, preview }) =>
      getGallery('city', id, isPreviewed(preview, 'galleries', id)),
    ),
  ],
}
