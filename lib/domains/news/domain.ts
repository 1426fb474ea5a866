import { news, newsTypes } from '@/lib/domains/news/collection'
import * as contract from '@/lib/domains/news/contract'
import { ensureNewsTypes } from '@/lib/domains/news/repository'
import { actualNews, getNewsItem, listNews, listNewsTypes } from '@/lib/domains/news/service'
import { getNewsSubscription, setNewsSubscription } from '@/lib/domains/news/subscriptions/contract'
import {
  getSubscription,
  notifySubscribers,
  setSubscription,
  stopNewsEmails,
} from '@/lib/domains/news/subscriptions/service'
import { handle, handleList, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const newsDomain: Domain = {
  collections: [news, newsTypes],
  handlers: [
    ...handleList(contract.listNews, contract.searchNews, listNews),
    handle(contract.getNews, async ({ params, preview }) => ({
      news: await getNewsItem(params.id, isPreviewed(preview, 'news', params.id)),
    })),
    handle(contract.actualNews, () => actualNews()),
    handle(contract.listNewsTypes, () => listNewsTypes()),
    handleForResident(getNewsSubscription, ({ caller }) => getSubscription(caller.residentId)),
    handleForResident(setNewsSubscription, ({ caller, body }) => setSubscription(caller.residentId, body)),
  ],
  ensureRows: ensureNewsTypes,
  jobs: [{ name: 'news', everyMinutes: 1, run: notifySubscribers }],
  personalData: ({ residentId }) => getSubscription(residentId),
  stopEmails: stopNewsEmails,
}
