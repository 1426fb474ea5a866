import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { galleries } from '@/lib/domains/galleries/collection'
import * as contract from '@/lib/domains/galleries/contract'
import { getGallery, listGalleries } from '@/lib/domains/galleries/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const galleriesDomain: Domain = {
  collections: [galleries],
  handlers: [
    ...handleList(contract.listMayorGalleries, contract.searchMayorGalleries, (filter) =>
      listGalleries('mayor', filter),
    ),
    handle(contract.getMayorGallery, ({ params: { id }, preview }) =>
      getGallery('mayor', id, isPreviewed(preview, 'galleries', id)),
    ),
    ...handleList(contract.listCityGalleries, contract.searchCityGalleries, (filter) => listGalleries('city', filter)),
    handle(contract.getCityGallery, ({ params: { id }, preview }) =>
      getGallery('city', id, isPreviewed(preview, 'galleries', id)),
    ),
  ],
}
