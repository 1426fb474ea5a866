import type { NewsPage } from '@/components/features/news/news-section'
import { getNewsItem } from '@/components/features/news/queries'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { NewsItem } from '@/lib/domains/news/contract'
import { formatLongDate } from '@/lib/time/dates'

export function newsHead({ head, title, state }: NewsPage, city: string) {
  return {
    ...head,
    description: `${title} ${city || 'города'}: главные события, решения и планы. Поиск по темам и датам.`,
    feed: { section: 'news' as const, query: state.query },
  }
}

export function newsCard({ id, type, title, head_img: picture, ...item }: NewsItem): SocialCard {
  return {
    kind: 'news',
    id,
    label: type.title,
    title,
    picture,
    facts: [formatLongDate(item.date_publication, env.TIME_ZONE)],
    mark: item.is_expired ? { text: 'Уже не действует', tone: 'neutral' } : undefined,
  }
}

export async function findNewsCard(id: string): Promise<SocialCard | null> {
  const item = await getNewsItem(id)
  return item && newsCard(item)
}
