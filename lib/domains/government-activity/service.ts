import { buildPage } from '@/lib/contract/page'
import {
  ACTIVITY_ITEMS_PER_PAGE,
  type ActivityItem,
  type GovernmentActivity,
  type GovernmentActivityFilter,
} from '@/lib/domains/government-activity/contract'
import {
  findActivityIds,
  findActivityItems,
  findActivityTypes,
  findActivityYears,
} from '@/lib/domains/government-activity/repository'
import type { ActivityItem as StoredItem } from '@/lib/platform/payload/payload-types'
import { toDocuments } from '@/lib/platform/pictures/media'

export async function listGovernmentActivity(
  { page, ...filter }: GovernmentActivityFilter,
  previewedId?: number,
): Promise<GovernmentActivity> {
  const perPage = ACTIVITY_ITEMS_PER_PAGE
  const [{ ids, total }, types, years] = await Promise.all([
    findActivityIds(filter, perPage, (page - 1) * perPage),
    findActivityTypes(),
    findActivityYears(filter.type),
  ])
  const found = (await findActivityItems(ids, page === 1 ? previewedId : undefined)).map(toActivityItem)
  return {
    activity_items: buildPage(found, { total, perPage, page, path: '/api/governmentactivity', filter }),
    activity_types: types,
    years,
  }
}

function toActivityItem(item: StoredItem): ActivityItem {
  const { type, organization } = item
  const isShown = typeof organization === 'object' && organization?._status === 'published'
  return {
    id: item.id,
    title: item.title,
    summary: item.summary || null,
    type: typeof type === 'object' ? type : { id: type, title: '' },
    year: item.year,
    date: item.date.slice(0, 10),
    deadline: item.deadline?.slice(0, 10) ?? null,
    organization: isShown ? { id: organization.id, title: organization.shortTitle || organization.title } : null,
    join_documents: toDocuments(item.files),
  }
}
