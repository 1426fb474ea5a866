import { buildPage } from '@/lib/contract/page'
import { type LinkFilter, LINKS_PER_PAGE } from '@/lib/domains/useful-links/contract'
import { findLinks } from '@/lib/domains/useful-links/repository'

export async function listUsefulLinks(filter: LinkFilter) {
  const { page, ...rest } = filter
  const perPage = LINKS_PER_PAGE
  const { found, total } = await findLinks(filter, perPage, (page - 1) * perPage)
  return { useful_links: buildPage(found, { total, perPage, page, path: '/api/usefullinks', filter: rest }) }
}
