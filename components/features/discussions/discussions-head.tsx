import { discussionCard } from '@/components/features/discussions/discussion-social-card'
import { filterWords } from '@/components/features/discussions/discussions-list'
import { discussionsQuery, type Discussion, type DiscussionsFilter } from '@/components/features/discussions/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'

/** Title, description and canonical address of the list. */
export function discussionsHead(filter: DiscussionsFilter, city: string) {
  return {
    title: pageTitle(filter.page, 'Общественные обсуждения', ...filterWords(filter)),
    description: `Общественные обсуждения проектов ${city || 'города'}: сроки, материалы, голосование и предложения жителей, ответы организатора.`,
    path: pageHref(paths.discussions, discussionsQuery(filter), filter.page),
    noindex: Boolean(filter.title),
    feed: { section: 'discussions' as const, query: discussionsQuery(filter) },
  }
}

/** The same of one discussion. */
export function discussionHead(discussion: Discussion) {
  const { id, title, title_npa: act, description, details } = discussion
  const words = description.replace(/<[^>]*>/g, ' ')
  return {
    title,
    description: words.trim() || act || title,
    path: paths.discussion(id),
    card: discussionCard(discussion),
    seo: details.seo,
  }
}
