import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { cityMaps, mapCategories } from '@/lib/domains/city-maps/collection'
import * as contract from '@/lib/domains/city-maps/contract'
import { getCityMap, listCityMaps } from '@/lib/domains/city-maps/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const cityMapsDomain: Domain = {
  collections: [cityMaps, mapCategories],
  handlers: [
    ...handleList(contract.listCityMaps, contract.searchCityMaps, listCityMaps),
    handle(contract.getCityMap, async ({ params: { id }, preview }) => ({
      map: await getCityMap(id, isPreviewed(preview, 'city-maps', id)),
    })),
  ],
}
