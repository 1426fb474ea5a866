import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { alert } from '@/lib/domains/site/alert-global'
import { composeSite } from '@/lib/domains/site/compose-site'
import * as contract from '@/lib/domains/site/contract'
import { listImages } from '@/lib/domains/site/images/service'
import { listAddresses } from '@/lib/domains/site/service'
import { settings } from '@/lib/domains/site/settings-global'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const siteDomain: Domain = {
  globals: [alert, settings],
  answers: [
    answer(contract.getSite, ({ preview }) => composeSite(isPreviewed(preview, 'mayor', 0))),
    answer(contract.getSiteAddresses, ({ query }) => listAddresses(query.part)),
    answer(contract.getSiteImages, ({ query }) => listImages(query.part)),
  ],
}
