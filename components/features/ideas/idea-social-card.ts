import { getIdea } from '@/components/features/ideas/queries'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { IDEA_SUPPORT_CODE, ideaStatusName } from '@/lib/domains/ideas/states'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { countOf, formatNumber } from '@/lib/text/plural'

const tones: Record<number, CardTone> = { 1: 'sun', 2: 'danger', 3: 'status-3', 4: 'brand', 6: 'status-4' }

/** Returns the card without the author, even when the author has agreed to be named. */
export function ideaCard(idea: IdeaDetails): SocialCard {
  const { id, title, status, vote_like_count: likes, support_threshold: threshold } = idea
  const votes = countOf(likes, ['голос за', 'голоса за', 'голосов за'])
  const isGathering = status.code === IDEA_SUPPORT_CODE && threshold > 0
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
