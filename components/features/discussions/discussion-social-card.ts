import { getDiscussion, type Discussion } from '@/components/features/discussions/queries'
import { stageTerm } from '@/components/features/discussions/stage-term'
import { env } from '@/lib/config/env'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { isoDay } from '@/lib/time/dates'
import { upperFirst } from '@/lib/text/capitalize'

const tones: Record<number, CardTone> = { 51: 'brand', 52: 'sun', 53: 'neutral' }

/** Returns the card with the stage and the days left. The card and its address therefore change every day. */
export function discussionCard(discussion: Discussion, now = new Date()): SocialCard {
  const { id, title, address, status, details } = discussion
  const { number, unit, text, elapsed } = stageTerm(discussion, isoDay(now, env.TIME_ZONE))
  return {
    kind: 'discussion',
    id: Number(id),
    label: 'Общественное обсуждение',
    title,
    picture: details.head_img,
    facts: [address, number === null && upperFirst(text)],
    figure: number === null ? undefined : { number: String(number), below: unit },
    share: elapsed,
    mark: { text: status.name, tone: tones[status.code] ?? 'neutral' },
  }
}

export async function findDiscussionCard(id: string): Promise<SocialCard | null> {
  const discussion = await getDiscussion(id)
  return discussion && discussionCard(discussion)
}
