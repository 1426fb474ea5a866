import { ideaCard } from '@/components/features/ideas/idea-social-card'
import { ideasQuery } from '@/components/features/ideas/idea-address'
import type { IdeasPage } from '@/components/features/ideas/queries'
import { pageHref } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { ideaStatusName } from '@/lib/contract/idea-life'
import type { IdeaDetails } from '@/lib/contract/ideas'

/** Title, description and canonical address of the list. */
export function ideasHead({ filter }: IdeasPage, city: string) {
  const { title, start_date: from, end_date: to, page } = filter
  return {
    title: page > 1 ? `Все инициативы, страница ${page}` : 'Все инициативы',
    description: `Идеи жителей ${city || 'города'}: что построить, посадить и изменить. Поддержите те, что нужны и вам, или предложите свою.`,
    path: pageHref(paths.allIdeas, ideasQuery(filter), page),
    noindex: Boolean(title || from || to),
  }
}

/** The same of one idea: what a messenger shows of a shared link. */
export function ideaHead(idea: IdeaDetails) {
  const { id, title, text, status } = idea
  return {
    title,
    description: `${ideaStatusName(status.code)}. ${text}`,
    path: paths.idea(id),
    card: ideaCard(idea),
  }
}
