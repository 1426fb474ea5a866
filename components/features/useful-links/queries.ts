import 'server-only'
import { readShared } from '@/lib/page-data/call-operation'
import { listUsefulLinks, type UsefulLink } from '@/lib/domains/useful-links/contract'

const USEFUL_LINKS = 4
const SHOWN_LINKS = 8

export async function getUsefulLinks(): Promise<UsefulLink[]> {
  const answer = await readShared(listUsefulLinks, { query: { type_id: USEFUL_LINKS } })
  return answer?.useful_links.data.slice(0, SHOWN_LINKS) ?? []
}
