import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  getTourismItem as getItemOperation,
  getTourismSection as getSectionOperation,
  tourismFilter,
  type TourismFilter,
} from '@/lib/domains/tourism/contract'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A section with what its filter lets through; null where there is no such section. */
export const getTourismSection = cache(async (link: string, text?: string, sort?: string) => {
  const params = getSectionOperation.params.safeParse({ link })
  if (!params.success) return null
  return read(getSectionOperation, { params: params.data, query: { text, sort } }, { required: true })
})

/** A place with its section; null where there is none of this number in the section. */
export const getTourismItem = cache(async (link: string, number: string) => {
  const params = getItemOperation.params.safeParse({ link, id: number })
  if (!params.success) return null
  return read(getItemOperation, { params: params.data }, { required: true })
})

/** The same by its whole address: a wrong readable end leads to the right one. */
export async function getTourismItemAt(link: string, number: string, slug: string) {
  const answer = await getTourismItem(link, number)
  if (!answer) notFound()
  const { item } = answer
  if (item.slug !== slug || String(item.id) !== number) permanentRedirect(paths.tourismItem(link, item.id, item.slug))
  return answer
}

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readTourismFilter(params: AddressParams): TourismFilter {
  const { text, sort } = tourismFilter.shape
  return { text: text.safeParse(paramOf(params, 'text')).data, sort: sort.safeParse(paramOf(params, 'kind')).data }
}

export function tourismHref(link: string, { text, sort }: TourismFilter): string {
  const query = queryOf({ kind: sort, text })
  return query ? `${paths.tourism(link)}?${query}` : paths.tourism(link)
}
