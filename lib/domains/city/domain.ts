import { mediaOutlets, referenceEntries, referenceTopics } from '@/lib/domains/city/collections'
import * as contract from '@/lib/domains/city/contract'
import { cityAbout, cityHistory } from '@/lib/domains/city/globals'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/domains/city/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const cityDomain: Domain = {
  collections: [mediaOutlets, referenceEntries, referenceTopics],
  globals: [cityAbout, cityHistory],
  handlers: [
    handle(contract.getCityAbout, ({ preview }) => getCityAbout(isPreviewed(preview, 'city-about', 0))),
    handle(contract.getHistory, ({ preview }) => getHistory(isPreviewed(preview, 'city-history', 0))),
    handle(contract.listMediaOutlets, ({ preview }) => listMediaOutlets(previewedId(preview, 'media-outlets'))),
    handle(contract.getReference, ({ query, preview }) =>
      getReference(query, previewedId(preview, 'reference-entries')),
    ),
  ],
}
