import { discussionCard } from '@/components/features/discussions/discussion-social-card'
import type { DiscussionsPage } from '@/components/features/discussions/discussions-section'
import type { Discussion } from '@/components/features/discussions/queries'
import { paths } from '@/lib/config/paths'
import { htmlWords } from '@/lib/text/html-to-text'

/** Returns title, description and canonical address of the list. */
export function discussionsHead({ head, state }: DiscussionsPage, city: string) {
  return {
    ...head,
    description: `Общественные обсуждения проектов ${city || 'города'}: сроки, материалы, голосование и предложения жителей, ответы организатора.`,
    feed: { section: 'discussions' as const, query: state.query },
  }
}

/** Returns title, description and canonical address of one discussion. */
export function discussionHead(discussion: Discussion) {
  const { id, title, title_npa: act, description, details } = discussion
  return {
    title,
    description: htmlWords(description) || act || title,
    path: paths.discussion(id),
    card: discussionCard(discussion),
    seo: details.seo,
  }
}
