import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'

export function newsHref({ id, slug, type }: Pick<NewsCard, 'id' | 'slug' | 'type'>): string {
  return newsPath({ id, slug, typeCode: type.code })
}

type Term = Pick<NewsCard, 'starts_at' | 'expires_at'>

/** What begins or, once begun, ends sooner stands first; of equals, what ends sooner. */
export function sortByNextChange<Message extends Term>(messages: readonly Message[], now: Date): Message[] {
  return messages.toSorted(
    (one, other) => toNextChange(one, now) - toNextChange(other, now) || toEnd(one) - toEnd(other),
  )
}

/** A message without a beginning is in force, one without an end stays. */
function toNextChange(message: Term, now: Date): number {
  const { starts_at: starts } = message
  if (starts && Date.parse(starts) > now.getTime()) return Date.parse(starts)
  return toEnd(message)
}

function toEnd({ expires_at: expires }: Term): number {
  return expires ? Date.parse(expires) : Number.MAX_SAFE_INTEGER
}
