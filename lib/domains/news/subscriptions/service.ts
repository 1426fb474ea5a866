import { env } from '@/lib/config/env'
import { newsPath } from '@/lib/config/paths'
import {
  findSubscription,
  notifyOfNews,
  stopMail,
  storeStopKey,
  storeSubscription,
  type DueEmail,
  type Subscription,
  takeDueEmails,
} from '@/lib/domains/news/subscriptions/repository'
import { hashKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import { formatMessageTerm } from '@/lib/time/deadline-text'
import { type QueuedEmail, queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'

const RESIDENTS_AT_ONCE = 200
const EMAILS_AT_ONCE = 50

export async function getSubscription(residentId: number): Promise<{ subscription: Subscription }> {
  return { subscription: (await findSubscription(residentId)) ?? { news_types: [], mail: 'never' } }
}

export async function setSubscription(residentId: number, chosen: Subscription) {
  await storeSubscription(residentId, { ...chosen, news_types: [...new Set(chosen.news_types)].sort() })
  return getSubscription(residentId)
}

export async function stopNewsEmails(key: string): Promise<string | null> {
  return (await stopMail(hashKey(key))) ? 'Письма с новостями больше не придут' : null
}

export async function notifySubscribers(): Promise<void> {
  while ((await notifyOfNews(RESIDENTS_AT_ONCE)) === RESIDENTS_AT_ONCE);
  await notifyInBatches(EMAILS_AT_ONCE, takeDueEmails, sendNews)
}

async function sendNews({ resident_id: id, greeting, email, news }: DueEmail): Promise<void> {
  const key = stableKey(`news letters of resident ${id}`)
  await storeStopKey(id, hashKey(key))
  await queueEmail(email, emails.news(greeting, news, key))
}

const emails = {
  news: (name: string, news: DueEmail['news'], key: string): QueuedEmail => ({
    kind: 'news',
    subject: news.length === 1 ? (news[0]?.title ?? 'Новость города') : `Новости города: ${news.length}`,
    greeting: name,
    lines: news.map(describeNews),
    action: { title: 'Отписаться от писем с новостями', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),
}

function describeNews({
  title,
  type_code: typeCode,
  starts_at,
  expires_at,
  ...item
}: DueEmail['news'][number]): string {
  const term = expires_at && formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, null)
  return [title, term, `${env.PUBLIC_URL}${newsPath({ ...item, typeCode })}`].filter(Boolean).join('\n')
}
