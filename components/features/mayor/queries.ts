import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  activityFilter,
  getMayor,
  listActivities,
  type Activity,
  type ActivityFeed,
  type ActivityFilter,
  type MayorPage,
} from '@/lib/domains/mayor/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** The mayor with his latest events, news and albums; null where it could not be loaded. */
export const getMayorPage = cache(async (): Promise<MayorPage | null> => read(getMayor, {}, { required: true }))

export interface ActivityPage {
  filter: ActivityFilter
  feed: ActivityFeed
  /** The event that the address names, when it names one. */
  activity: Activity | undefined
}

/** What an address of the feed shows: a page of it, or with `?id=` one event alone. */
export async function readActivityPage(params: AddressParams): Promise<ActivityPage> {
  const filter = readActivityFilter(params)
  const feed = await readFeed(JSON.stringify(filter))
  return { filter, feed, activity: filter.id ? feed.activities.data[0] : undefined }
}

/** Title and content of a page ask for the same feed with filters made anew: the text of the filter is the key. */
const readFeed = cache(async (filter: string): Promise<ActivityFeed> => {
  const feed = await read(listActivities, { query: activityFilter.parse(JSON.parse(filter)) })
  return feed ?? { activities: emptyPage(pageSizes.activities, paths.mayorActivity), activity_types: [] }
})

/** The filter an address asks for. What it says wrongly counts as not said; one event leaves no room for other filters. */
export function readActivityFilter(params: AddressParams): ActivityFilter {
  const { id, type_id: type, page } = activityFilter.shape
  const event = id.safeParse(paramOf(params, 'id')).data
  if (event) return { id: event, page: 1 }
  return {
    type_id: type.safeParse(paramOf(params, 'type')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function activityQuery({ id, type_id: type }: Partial<ActivityFilter>): string {
  return queryOf({ id, type })
}

/** Address of the first page of the feed with that filter. */
export function activityHref(filter: Partial<ActivityFilter>): string {
  const query = activityQuery(filter)
  return query ? `${paths.mayorActivity}?${query}` : paths.mayorActivity
}
