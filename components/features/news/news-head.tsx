import { newsQuery } from '@/components/features/news/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import type { NewsFilter } from '@/lib/domains/news/contract'
import { isSectionQuery } from '@/lib/shared/address-params'

/** Name of the section; the commonest type of news is called so too. */
export const NEWS_TITLE = 'Новости'

/** Title, description and canonical address of the list; `title` is the name of its type. */
export function newsHead(filter: NewsFilter, title: string, city: string) {
  const query = newsQuery(filter)
  return {
    title: pageTitle(filter.page, title),
    description: `${title} ${city || 'города'}: главные события, решения и планы. Поиск по темам и датам.`,
    path: pageHref(paths.news, query, filter.page),
    // a type that is called like the section would be the section's double
    noindex: !isSectionQuery(query, ['type']) || (filter.type !== undefined && title === NEWS_TITLE),
    feed: { section: 'news' as const, query },
  }
}
