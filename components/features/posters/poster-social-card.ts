import { getPoster } from '@/components/features/posters/queries'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { PosterItem } from '@/lib/domains/posters/contract'
import { leafOf, showingWords } from '@/components/features/posters/showing-text'

export function posterCard(poster: PosterItem, now = new Date()): SocialCard {
  const { id, title, category, date, age, is_past: isPast, head_img: picture } = poster
  const leaf = date && leafOf(date, env.TIME_ZONE, now)
  return {
    kind: 'poster',
    id,
    label: category.title,
    title,
    picture,
    facts: [
      date && showingWords(date, env.TIME_ZONE, now),
      date?.place,
      [`${age}+`, poster.is_free ? 'вход свободный' : poster.price].filter(Boolean).join(' · '),
    ],
    figure: leaf ? { above: leaf.above, number: leaf.day, below: leaf.month } : undefined,
    mark: isPast ? { text: 'Уже прошло', tone: 'neutral' } : undefined,
  }
}

export async function findPosterCard(id: string): Promise<SocialCard | null> {
  const poster = await getPoster(id)
  return poster && posterCard(poster)
}
