import { residentAnswer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { getNewsSubscription, setNewsSubscription } from '@/lib/domains/news-subscriptions/contract'
import { getSubscription, setSubscription, spreadNews, stopNewsLetters } from '@/lib/domains/news-subscriptions/service'

export const newsSubscriptionsDomain: Domain = {
  answers: [
    residentAnswer(getNewsSubscription, ({ caller }) => getSubscription(caller.residentId)),
    residentAnswer(setNewsSubscription, ({ caller, body }) => setSubscription(caller.residentId, body)),
  ],
  jobs: [{ name: 'news', everyMinutes: 1, run: spreadNews }],
  personalData: ({ residentId }) => getSubscription(residentId),
  stopLetters: stopNewsLetters,
}
