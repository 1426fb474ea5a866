import { describeFilter, ideasFilterQuery } from '@/components/features/ideas/idea-filter'
import { type IdeasPage, getIdea } from '@/components/features/ideas/queries'
import { voteForForms } from '@/components/features/ideas/vote-words'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'
import { ideaCodes, ideaStatusName } from '@/lib/domains/ideas/states'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { isSectionQuery } from '@/lib/config/search-params'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { formatCount, formatNumber } from '@/lib/text/plural'

export function ideasHead({ filter, categories, wrong }: IdeasPage, city: string) {
  const { page } = filter
  const query = ideasFilterQuery(filter)
  const labels = describeFilter(filter, categories)
  return {
    title: pageTitle(page, 'Все инициативы', ...labels),
    description: `Идеи жителей ${city || 'города'}: что построить, посадить и изменить. Поддержите те, что нужны и вам, или предложите свою.`,
    path: pageHref(paths.allIdeas, query, page),
    noindex: wrong !== undefined || !isSectionQuery(query, ['categories']),
    feed: { section: 'ideas' as const, query },
  }
}

export function ideaHead(idea: IdeaDetails) {
  const { id, title, text, status } = idea
  return {
    title,
    description: `${ideaStatusName(status.code)}. ${text}`,
    path: paths.idea(id),
    card: ideaCard(idea),
  }
}

const tones: Record<number, CardTone> = { 1: 'sun', 2: 'danger', 3: 'status-3', 4: 'brand', 6: 'status-4' }

/** Leaves out the author, even one who agreed to be named. */
export function ideaCard(idea: IdeaDetails): SocialCard {
  const { id, title, status, vote_like_count: likes, support_threshold: threshold } = idea
  const votes = formatCount(likes, voteForForms)
  const isGathering = status.code === ideaCodes.support && threshold > 0
  return {
    kind: 'idea',
    id,
    label: 'Идея для города',
    title,
    picture: idea.report_img ?? idea.head_img,
    facts: [idea.category?.title, isGathering ? `${votes} из ${formatNumber(threshold)}` : votes],
    share: isGathering ? Math.min(1, likes / threshold) : undefined,
    mark: { text: ideaStatusName(status.code), tone: tones[status.code] ?? 'neutral' },
  }
}

export async function findIdeaCard(id: string): Promise<SocialCard | null> {
  const idea = await getIdea(id)
  return idea && ideaCard(idea)
}
