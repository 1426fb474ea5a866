import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  cityMapFilter,
  getCityMap as getCityMapOperation,
  listCityMaps,
  type CityMap,
  type CityMapFilter,
  type CityMapList,
} from '@/lib/domains/city-maps/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A page of the gallery; empty where it could not be loaded. */
export const getCityMaps = cache(async (filter: CityMapFilter): Promise<CityMapList> => {
  return (
    (await read(listCityMaps, { query: filter })) ?? { maps: emptyPage(pageSizes.maps, paths.maps), categories: [] }
  )
})

/** One map by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getCityMap = cache(async (number: string): Promise<CityMap | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  return (await read(getCityMapOperation, { params: params.data }, { required: true }))?.map ?? null
})

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readMapFilter(params: AddressParams): CityMapFilter {
  const { text, category, page } = cityMapFilter.shape
  return {
    text: text.safeParse(paramOf(params, 'text')).data,
    category: category.safeParse(paramOf(params, 'topic')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

export function mapsQuery({ text, category }: Partial<CityMapFilter>): string {
  return queryOf({ topic: category, text })
}

export function mapsHref(filter: Partial<CityMapFilter>): string {
  const query = mapsQuery(filter)
  return query ? `${paths.maps}?${query}` : paths.maps
}
