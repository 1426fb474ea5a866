import * as contract from '@/lib/domains/site/contract'
import { alert, settings } from '@/lib/domains/site/globals'
import { composeSite, listAddresses, listImages } from '@/lib/domains/site/service'
import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const siteDomain: Domain = {
  globals: [alert, settings],
  answers: [
    answer(contract.getSite, ({ preview }) => composeSite(isPreviewed(preview, 'mayor', 0))),
    answer(contract.getSiteAddresses, ({ query }) => listAddresses(query.part)),
    answer(contract.getSiteImages, ({ query }) => listImages(query.part)),
  ],
}
