import { getOrganization } from '@/lib/domains/government/service'
import { listNewsAbout } from '@/lib/domains/news/service'
import type { OrganizationItem } from '@/lib/domains/government/contract'

const NEWS = 5

export async function composeOrganization(id: number, draft: boolean): Promise<{ department: OrganizationItem }> {
  const { organization, newsIds, newsTag } = await getOrganization(id, draft)
  return { department: { ...organization, news: await listNewsAbout({ ids: newsIds, tag: newsTag }, NEWS) } }
}
