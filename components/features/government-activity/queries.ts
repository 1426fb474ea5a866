import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  governmentActivityFilter,
  listGovernmentActivity,
  type GovernmentActivity,
  type GovernmentActivityFilter,
} from '@/lib/domains/government-activity/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A page of materials; empty where it could not be loaded. */
export const getActivity = cache(async (filter: GovernmentActivityFilter): Promise<GovernmentActivity> => {
  const list = await read(listGovernmentActivity, { query: filter })
  return (
    list ?? { activity_items: emptyPage(pageSizes.governmentActivity, paths.activity), activity_types: [], years: [] }
  )
})

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readActivityFilter(params: AddressParams): GovernmentActivityFilter {
  const { type, year, text, page } = governmentActivityFilter.shape
  return {
    type: type.safeParse(paramOf(params, 'type')).data,
    year: year.safeParse(paramOf(params, 'year')).data,
    text: text.safeParse(paramOf(params, 'text')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function activityQuery({ type, year, text }: Partial<GovernmentActivityFilter>): string {
  return queryOf({ type, year, text })
}

/** Address of the first page of the list with that filter. */
export function activityHref(filter: Partial<GovernmentActivityFilter>): string {
  const query = activityQuery(filter)
  return query ? `${paths.activity}?${query}` : paths.activity
}
