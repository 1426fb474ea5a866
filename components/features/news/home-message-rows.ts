import { toShownMoment } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import type { NewsCard } from '@/lib/domains/news/contract'
import { newsHref, sortByNextChange } from '@/lib/domains/news/rules'
import { formatMessageTerm } from '@/lib/time/deadline-text'

const SHOWN = 5

export type HomeMessage = ReturnType<typeof toMessage>

export function toHomeMessages(messages: readonly NewsCard[], now: Date): HomeMessage[] {
  return sortByNextChange(messages.slice(0, SHOWN), now).map((message) => toMessage(message, now))
}

function toMessage(message: NewsCard, now: Date) {
  const { title, date_publication: published, starts_at, expires_at } = message
  return {
    href: newsHref(message),
    title: unbrokenHtml(title),
    published: toShownMoment(published, { zone: env.TIME_ZONE }),
    term: expires_at && formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, now),
  }
}
