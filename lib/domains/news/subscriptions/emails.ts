import type { Letter } from '@/lib/platform/mail/queue-email'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import { env } from '@/lib/config/env'

export const emails = {
  news: (name: string, news: readonly { title: string; url: string }[], key: string): Letter => ({
    kind: 'news',
    subject: news.length === 1 ? (news[0]?.title ?? 'Новость города') : `Новости города: ${news.length}`,
    greeting: name,
    lines: news.map(({ title, url }) => `${title}\n${env.PUBLIC_URL}${url}`),
    action: { title: 'Отписаться от писем с новостями', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),
}
