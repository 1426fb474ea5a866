import { ideaCard } from '@/components/features/ideas/idea-social-card'
import { ideasFilterQuery } from '@/components/features/ideas/idea-address'
import { describeFilter } from '@/components/features/ideas/ideas-words'
import type { IdeasPage } from '@/components/features/ideas/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { ideaStatusName } from '@/lib/domains/ideas/states'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { isSectionQuery } from '@/lib/config/search-params'

/** Returns title, description and canonical address of the list. */
export function ideasHead({ filter, categories, wrong }: IdeasPage, city: string) {
  const { page } = filter
  const query = ideasFilterQuery(filter)
  const words = describeFilter(filter, categories)
  return {
    title: pageTitle(page, 'Все инициативы', ...words),
    description: `Идеи жителей ${city || 'города'}: что построить, посадить и изменить. Поддержите те, что нужны и вам, или предложите свою.`,
    path: pageHref(paths.allIdeas, query, page),
    noindex: wrong !== undefined || !isSectionQuery(query, ['categories']),
    feed: { section: 'ideas' as const, query },
  }
}

/** Returns title, description and canonical address of one idea, which a messenger shows for a shared link. */
export function ideaHead(idea: IdeaDetails) {
  const { id, title, text, status } = idea
  return {
    title,
    description: `${ideaStatusName(status.code)}. ${text}`,
    path: paths.idea(id),
    card: ideaCard(idea),
  }
}
