import { answer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { galleries } from '@/lib/domains/galleries/collection'
import * as contract from '@/lib/domains/galleries/contract'
import { getGallery, listGalleries } from '@/lib/domains/galleries/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const galleriesDomain: Domain = {
  collections: [galleries],
  answers: [
    answer(contract.listMayorGalleries, ({ query }) => listGalleries('mayor', query)),
    answer(contract.searchMayorGalleries, ({ body }) => listGalleries('mayor', body)),
    answer(contract.getMayorGallery, ({ params: { id }, preview }) =>
      getGallery('mayor', id, isPreviewed(preview, 'galleries', id)),
    ),
    answer(contract.listCityGalleries, ({ query }) => listGalleries('city', query)),
    answer(contract.searchCityGalleries, ({ body }) => listGalleries('city', body)),
    answer(contract.getCityGallery, ({ params: { id }, preview }) =>
      getGallery('city', id, isPreviewed(preview, 'galleries', id)),
    ),
  ],
}
