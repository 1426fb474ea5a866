import { toShownMoment } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'
import { formatMessageTerm } from '@/lib/time/deadline-text'

const SHOWN = 5

export type HomeMessage = ReturnType<typeof toMessage>

/** What begins or, once begun, ends sooner stands first; of equals, what ends sooner. */
export function toHomeMessages(messages: readonly NewsCard[], now: Date): HomeMessage[] {
  return messages
    .slice(0, SHOWN)
    .toSorted((one, other) => toNextChange(one, now) - toNextChange(other, now) || toEnd(one) - toEnd(other))
    .map((message) => toMessage(message, now))
}

/** A message without a beginning is in force, one without an end stays. */
function toNextChange(message: NewsCard, now: Date): number {
  const { starts_at: starts } = message
  if (starts && Date.parse(starts) > now.getTime()) return Date.parse(starts)
  return toEnd(message)
}

function toEnd({ expires_at: expires }: NewsCard): number {
  return expires ? Date.parse(expires) : Number.MAX_SAFE_INTEGER
}

function toMessage(message: NewsCard, now: Date) {
  const { id, slug, type, title, date_publication: published, starts_at, expires_at } = message
  return {
    href: newsPath({ id, slug, typeCode: type.code }),
    title: unbrokenHtml(title),
    published: toShownMoment(published, { zone: env.TIME_ZONE }),
    term: expires_at && formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, now),
  }
}
