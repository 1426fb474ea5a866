import { mediaOutlets, referenceEntries, referenceTopics } from '@/lib/domains/city/collections'
import * as contract from '@/lib/domains/city/contract'
import { cityAbout, cityHistory } from '@/lib/domains/city/globals'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/domains/city/service'
import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const cityDomain: Domain = {
  collections: [mediaOutlets, referenceEntries, referenceTopics],
  globals: [cityAbout, cityHistory],
  answers: [
    answer(contract.getCityAbout, ({ preview }) => getCityAbout(isPreviewed(preview, 'city-about', 0))),
    answer(contract.getHistory, ({ preview }) => getHistory(isPreviewed(preview, 'city-history', 0))),
    answer(contract.listMediaOutlets, ({ preview }) => listMediaOutlets(previewedId(preview, 'media-outlets'))),
    answer(contract.getReference, ({ query, preview }) =>
      getReference(query, previewedId(preview, 'reference-entries')),
    ),
  ],
}
