import { pictureSource } from '@/components/ui/picture/picture-source'
import type { BadgeTone } from '@/components/ui/text/badge'
import { toShownMoment } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import type { NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { formatExpiry, formatMessageTerm } from '@/lib/time/deadline-text'

export type NewsRow = ReturnType<typeof toNewsRow>

export function toNewsRow({ title, lead, type, head_img: image, ...news }: NewsCard) {
  return {
    href: newsHref({ ...news, type }),
    title,
    lead,
    type: type.title,
    published: toShownMoment(news.date_publication, { zone: env.TIME_ZONE }),
    term: toTerm(news),
    picture: image && pictureSource(image, 'cropped'),
  }
}

/** Returns the badge of a message with a term. */
function toTerm({
  starts_at,
  expires_at,
  is_expired: isExpired,
}: Pick<NewsCard, 'starts_at' | 'expires_at' | 'is_expired'>): { text: string; tone: BadgeTone } | null {
  if (!expires_at) return null
  if (isExpired) return { text: formatExpiry({ starts_at, expires_at }, env.TIME_ZONE), tone: 'neutral' }
  return { text: formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE), tone: 'brand' }
}
