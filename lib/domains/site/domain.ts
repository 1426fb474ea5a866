import * as contract from '@/lib/domains/site/contract'
import { alert, settings } from '@/lib/domains/site/globals'
import { composeSite, listAddresses, listImages } from '@/lib/domains/site/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const siteDomain: Domain = {
  globals: [alert, settings],
  handlers: [
    handle(contract.getSite, ({ preview }) => composeSite(isPreviewed(preview, 'mayor', 0))),
    handle(contract.getSiteAddresses, ({ query }) => listAddresses(query.part)),
    handle(contract.getSiteImages, ({ query }) => listImages(query.part)),
  ],
}
