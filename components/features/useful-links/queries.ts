import 'server-only'
import { readShared } from '@/lib/page-data/call-operation'
import { listUsefulLinks } from '@/lib/domains/useful-links/contract'
import { normalizeLink } from '@/lib/text/normalize-link'

const USEFUL_LINKS = 4
const SHOWN_LINKS = 8

export interface HomeLink {
  title: string
  href: string | undefined
}

export async function getUsefulLinks(): Promise<HomeLink[]> {
  const answer = await readShared(listUsefulLinks, { query: { type_id: USEFUL_LINKS } })
  const links = answer?.useful_links.data.slice(0, SHOWN_LINKS) ?? []
  return links.map(({ title, url }) => ({ title, href: normalizeLink(url) ?? undefined }))
}
