import type { DiscussionsPage } from '@/components/features/discussions/discussions-section'
import { type Discussion, getDiscussion } from '@/components/features/discussions/queries'
import { paths } from '@/lib/config/paths'
import { htmlToText } from '@/lib/text/html-to-text'
import { stageTerm } from '@/components/features/discussions/stage-term'
import { env } from '@/lib/config/env'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { isoDay } from '@/lib/time/dates'
import { upperFirst } from '@/lib/text/capitalize'
import { DISCUSSION_CODE, FINISH_CODE, NOTICE_CODE } from '@/lib/domains/discussions/contract'

export function discussionsHead({ head, state }: DiscussionsPage, city: string) {
  return {
    ...head,
    description: `Общественные обсуждения проектов ${city || 'города'}: сроки, материалы, голосование и предложения жителей, ответы организатора.`,
    feed: { section: 'discussions' as const, query: state.query },
  }
}

export function discussionHead(discussion: Discussion) {
  const { id, title, title_npa: act, description, details } = discussion
  return {
    title,
    description: htmlToText(description) || act || title,
    path: paths.discussion(id),
    card: discussionCard(discussion),
    seo: details.seo,
  }
}

const tones: Record<number, CardTone> = {
  [NOTICE_CODE]: 'brand',
  [DISCUSSION_CODE]: 'sun',
  [FINISH_CODE]: 'neutral',
}

/** Shows the days left, so the card and its URL change every day. */
export function discussionCard(discussion: Discussion): SocialCard {
  const { id, title, address, status, details } = discussion
  const { number, unit, elapsed } = stageTerm(discussion, isoDay(new Date(), env.TIME_ZONE))
  return {
    kind: 'discussion',
    id: Number(id),
    label: 'Общественное обсуждение',
    title,
    picture: details.head_img,
    facts: [address, number === null && upperFirst(unit)],
    leaf: number === null ? undefined : { number: String(number), below: unit },
    share: elapsed,
    mark: { text: status.name, tone: tones[status.code] ?? 'neutral' },
  }
}

export async function findDiscussionCard(id: string): Promise<SocialCard | null> {
  const discussion = await getDiscussion(id)
  return discussion && discussionCard(discussion)
}
