import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  galleryFilter,
  getCityGallery,
  getMayorGallery,
  listCityGalleries,
  listMayorGalleries,
  type Gallery,
  type GalleryFilter,
  type GalleryList,
  type GalleryOwner,
} from '@/lib/domains/galleries/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** Where each owner's albums are listed. */
export const galleryLists: Record<GalleryOwner, string> = { mayor: paths.mayorMedia, city: paths.media }

/** A page of an owner's albums; empty where it could not be loaded. */
export function getGalleries(owner: GalleryOwner, filter: GalleryFilter): Promise<GalleryList> {
  return readList(owner, JSON.stringify(filter))
}

/** Title and content of a page ask for the same list with filters made anew: the text of the filter is the key. */
const readList = cache(async (owner: GalleryOwner, filter: string): Promise<GalleryList> => {
  const operation = owner === 'mayor' ? listMayorGalleries : listCityGalleries
  const list = await read(operation, { query: galleryFilter.parse(JSON.parse(filter)) })
  const nothing = emptyPage<never>(pageSizes.galleries, galleryLists[owner])
  return list ?? { galleries: nothing, years: [], kinds: { photo: 0, video: 0 } }
})

/** One album by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getGallery = cache(async (owner: GalleryOwner, number: string): Promise<Gallery | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const operation = owner === 'mayor' ? getMayorGallery : getCityGallery
  const answer = await read(operation, { params: params.data }, { required: true })
  return answer?.gallery ?? null
})

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readGalleryFilter(params: AddressParams): GalleryFilter {
  const { kind, year, text, page } = galleryFilter.shape
  return {
    kind: kind.safeParse(paramOf(params, 'kind')).data,
    year: year.safeParse(paramOf(params, 'year')).data,
    text: text.safeParse(paramOf(params, 'text')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function galleryQuery({ kind, year, text }: Partial<GalleryFilter>): string {
  return queryOf({ kind, year, text })
}

/** Address of the first page of an owner's albums with that filter. */
export function galleriesHref(owner: GalleryOwner, filter: Partial<GalleryFilter>): string {
  const query = galleryQuery(filter)
  return query ? `${galleryLists[owner]}?${query}` : galleryLists[owner]
}
