import type { Domain } from '@/lib/platform/domain'
import { spreadNews } from '@/lib/domains/news-subscriptions/service'

export const newsSubscriptionsDomain: Domain = {
  jobs: [{ name: 'news', everyMinutes: 1, run: spreadNews }],
}
